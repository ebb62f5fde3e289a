/** Examples of running sums: what columns, flash and their kin ask. */
import type { SkillId } from '../mastery/skills.ts';
import type { Random } from '../random.ts';
import { GenerationError, type SettingsIssue } from '../settings.ts';
import { faultsOf } from './fault.ts';
import { type Drawn, type MixedPlan, mixedPlan } from './mixed.ts';
import { planOf, type Plan, type Refusal } from './plan.ts';
import { rememberLast } from './remembered.ts';
import { type AdditiveSettings, additiveSettings } from './settings.ts';

/** The first term is positive, no running total is negative, and the answer is the sum. */
export interface Example {
  readonly terms: readonly number[];
  readonly answer: number;
  /** Of an example that came by chance the skill by which it came: see `mastery/calibrate`. */
  readonly probe?: SkillId;
}

/** Draws that may bring an example seen before; then every example is looked at. */
const DRAWS = 20;

/** Issues of the settings refused last: a person who has sent them sends them again. */
const refused = rememberLast<readonly SettingsIssue[]>(12);

/** A plan that may be one of a mix. */
type AnyPlan = MixedPlan & Pick<Plan, 'all'>;

function planFor(settings: AdditiveSettings): AnyPlan | Refusal {
  if (settings.module === 'mix') return mixedPlan(settings);
  const plan = planOf(settings);
  if (typeof plan === 'string') return plan;
  return { ...plan, draw: (random) => ({ terms: plan.draw(random) }) };
}

/** What is wrong with the settings as a whole: nothing, or issues whose suggestions, taken together, work. */
export function checkExamples(settings: AdditiveSettings): readonly SettingsIssue[] {
  const plan = planFor(settings);
  if (typeof plan !== 'string') return [];
  const asked = Object.keys(additiveSettings.fields).map((name) => settings[name as keyof AdditiveSettings]);
  return refused(JSON.stringify(asked), () => faultsOf(settings, plan));
}

/**
 * Random examples; none comes twice while there are unused ones.
 * @throws GenerationError for settings that `checkExamples` complains about
 */
export function generateExamples(
  settings: AdditiveSettings,
  random: Random,
  count: number,
): readonly Example[] {
  const plan = planFor(settings);
  if (typeof plan === 'string') throw new GenerationError(checkExamples(settings)[0] as SettingsIssue);
  const used = new Set<string>();
  return Array.from({ length: count }, () => {
    const drawn = drawFresh(plan, random, used);
    used.add(drawn.terms.join());
    return { ...drawn, answer: drawn.terms.reduce((sum, term) => sum + term, 0) };
  });
}

/**
 * How many different examples the settings have, counted up to a limit; the limit where they cannot be listed. Who asks
 * for more than four fifths of them should be told that there are few.
 */
export function exampleCount(settings: AdditiveSettings, limit: number): number {
  const plan = planFor(settings);
  if (typeof plan === 'string') return 0;
  if (!plan.all) return limit;
  let count = 0;
  for (const all = plan.all(); count < limit && !all.next().done;) count += 1;
  return count;
}

/** An example that is not used yet. When all are, `used` is emptied and the round begins anew. */
function drawFresh(plan: AnyPlan, random: Random, used: Set<string>): Drawn {
  let drawn: Drawn = { terms: [] };
  for (let draw = 0; draw < DRAWS; draw++) {
    drawn = plan.draw(random);
    if (!used.has(drawn.terms.join())) return drawn;
  }
  for (const terms of plan.all?.() ?? []) {
    if (!used.has(terms.join())) return { terms };
  }
  used.clear();
  return drawn;
}
