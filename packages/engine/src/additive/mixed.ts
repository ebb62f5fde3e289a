/**
 * "My mix": sums of the skills that somebody needs. Of each example one skill is drawn by the abilities of the settings;
 * of some examples with it that one is taken which the pupil is about as likely to solve as was wished, all of its
 * steps counted.
 */
import { aimOf, weightsOf, type Weighted, wishOf } from '../mastery/choice.ts';
import { type SkillId, skillOf, skillsOf, type SkillKind } from '../mastery/skills.ts';
import { readAbilities, type Ability } from '../mastery/snapshot.ts';
import type { Random } from '../random.ts';
import { type Plan, planOf } from './plan.ts';
import { rememberLast } from './remembered.ts';
import { type AdditiveSettings, additiveSettings, blockDigits, type ModuleId } from './settings.ts';
import { tagsOf } from './tags.ts';

/** How examples of a mix are made. */
export interface MixedPlan {
  draw(random: Random): Drawn;
}

/** An example as it was drawn. */
export interface Drawn {
  readonly terms: readonly number[];
  /** The skill that came by chance, and that the example shows: what is answered tells how hard that skill is. */
  readonly probe?: SkillId;
}

/** What of the settings a mix is made of; the abilities say all else. */
type MixedSettings = Pick<AdditiveSettings, 'digits' | 'amount_of_numbers' | 'abilities' | 'challenge'>;

/** Examples among which one is chosen. */
const QUESTIONS = 6;
/** Draws of a skill that may have no examples with so many digits and numbers. */
const DRAWS = 8;

const moduleOf: Readonly<Partial<Record<SkillKind, ModuleId>>> = {
  direct: 'easy',
  small_friend: 'small_friend',
  big_friend: 'big_friend',
  family: 'family',
  over_50: 'over_50',
  over_100: 'over_100',
};

/** The settings that train a skill, adding and taking away, apart from the size of its examples; null if sums do not. */
export function settingsOfSkill(id: SkillId): Pick<AdditiveSettings, 'module' | 'blocks'> | null {
  const skill = skillOf(id);
  const module = skill && moduleOf[skill.kind];
  if (skill === undefined || module === undefined) return null;
  return { module, blocks: isLine(skill.kind) ? [] : blocksOf(skill.move) };
}

/** Lines are crossed by numbers of two digits. */
export const isLine = (kind: SkillKind): boolean => kind === 'over_50' || kind === 'over_100';

const blocksOf = (move: number): AdditiveSettings['blocks'] =>
  blockDigits.filter((digit) => digit === Math.abs(move));

const remembered = rememberLast<MixedPlan>(6);

/** How examples of a mix are made. There always are some. */
export function mixedPlan(settings: MixedSettings): MixedPlan {
  const { digits, amount_of_numbers, abilities, challenge } = settings;
  return remembered(JSON.stringify([digits, amount_of_numbers, abilities, challenge]), () =>
    makePlan(settings),
  );
}

/** Weights in whole ten-thousandths: the last digits of logarithms are not the same in every browser. */
const GRAIN = 10_000;

function makePlan({ digits, amount_of_numbers, abilities, challenge }: MixedSettings): MixedPlan {
  const known = readAbilities(abilities);
  const chances = new Map(known.map(({ skill, chance }) => [skill, chance]));
  const wished = wishOf(challenge);
  const candidates = known.filter(({ isUnlocked }) => isUnlocked);
  const weights = weightsOf(candidates, wished);
  const aim = aimOf(candidates, wished);
  const takesAway = candidates.some(({ skill }) => (skillOf(skill)?.move ?? 0) < 0);
  const plans = new Map<SkillId | null, ReturnType<typeof planOf>>();

  /** @param skill null: any sum without a formula, which there is of every size */
  function planFor(skill: SkillId | null): ReturnType<typeof planOf> {
    const found = plans.get(skill) ?? makePlanFor(skill);
    plans.set(skill, found);
    return found;
  }

  /** Whoever has not begun to take away is not asked to, wherever adding alone gives examples of that size. */
  function makePlanFor(skill: SkillId | null): ReturnType<typeof planOf> {
    const settings = settingsFor(skill);
    const added = takesAway ? 'search_exhausted' : planOf({ ...settings, operations: 'add' });
    return typeof added === 'string' ? planOf(settings) : added;
  }

  function settingsFor(id: SkillId | null): AdditiveSettings {
    const size = { ...additiveSettings.defaults, digits, amount_of_numbers };
    const skill = id === null ? undefined : skillOf(id);
    if (skill === undefined) return size;
    return { ...size, ...settingsOfSkill(skill.id), digits: isLine(skill.kind) ? 2 : digits };
  }

  /** How far from what is aimed at the chance of an example is. */
  function distance(terms: readonly number[]): number {
    const needed = skillsOf(tagsOf(terms));
    return Math.abs(needed.reduce((all, skill) => all * (chances.get(skill) ?? 1), 1) - aim);
  }

  /** Of examples with a skill that which is nearest to the wish; the first one if the skill came by chance. */
  function example(plan: Plan, skill: SkillId, isByChance: boolean, random: Random): Drawn {
    const examples = Array.from({ length: QUESTIONS }, () => plan.draw(random));
    const trained = examples.filter((terms) => skillsOf(tagsOf(terms)).includes(skill));
    const some = trained.length > 0 ? trained : examples;
    const [terms = []] = isByChance ? some : some.toSorted((a, b) => distance(a) - distance(b));
    return { terms, ...(isByChance && trained.length > 0 && { probe: skill }) };
  }

  function draw(random: Random): Drawn {
    for (let time = 0; time < DRAWS; time++) {
      const { of, why } = random.weighted(weights, rounded);
      const plan = planFor(of.skill);
      // What comes by chance shows how hard it is: it must not be chosen by what is believed.
      if (typeof plan !== 'string') return example(plan, of.skill, why === 'random', random);
    }
    const plan = planFor(null);
    if (typeof plan === 'string')
      throw new Error(`no sums of ${amount_of_numbers} numbers of ${digits} digits`);
    return { terms: plan.draw(random) };
  }

  return { draw };
}

const rounded = ({ weight }: Weighted<Ability>): number => Math.round(GRAIN * weight);
