/** The modules once more, independently of the engine: settings are judged by the words of their definitions. */
import type { AdditiveSettings } from '../src/additive/settings.ts';
import type { Technique } from '../src/soroban.ts';
import { Abacus, type PlainStep, plainSteps } from './beads.ts';

const everything = ['direct', 'small_friend', 'big_friend', 'family'] as const;

const pools: Record<AdditiveSettings['module'], readonly Technique[]> = {
  easy: ['direct'],
  small_friend: ['direct', 'small_friend'],
  big_friend: ['direct', 'small_friend', 'big_friend'],
  family: everything,
  anzan: everything,
  over_50: everything,
  over_100: everything,
  mix: everything,
};

/** Whether a step is allowed, and whether it shows what the module trains. */
export function judgeStep(
  settings: AdditiveSettings,
  total: number,
  addend: number,
  steps = plainSteps(total, addend),
): 'no' | 'plain' | 'required' {
  const { module, blocks } = settings;
  const isOver = module === 'over_50' || module === 'over_100';
  for (const { technique, carry } of steps) {
    if (carry && technique !== 'direct' && !isOver && !settings.allow_complex_transitions) return 'no';
    if (!carry && !pools[module].includes(technique)) return 'no';
  }
  const isTrained = ({ rod, size, technique, carry }: PlainStep) => {
    if (carry || (blocks.length > 0 && !(blocks as readonly number[]).includes(size))) return false;
    if (isOver) {
      const line = module === 'over_50' ? 50 : 100;
      const crosses = total < line !== total + addend < line;
      return crosses && rod === 0 && (technique === 'big_friend' || technique === 'family');
    }
    if (module === 'easy') return blocks.length > 0;
    return module === 'anzan' ? technique !== 'direct' : technique === module;
  };
  return steps.some(isTrained) ? 'required' : 'plain';
}

/** The bound of the running total. */
export function boundOf({ module, digits, max_total: maxTotal }: AdditiveSettings): number {
  if (maxTotal !== null) return maxTotal;
  if (module === 'over_50') return Math.max(99, 10 ** digits - 1);
  if (module === 'over_100') return Math.max(300, 3 * 10 ** digits);
  return digits === 1 && module !== 'easy' && module !== 'small_friend' ? 99 : 10 ** digits - 1;
}

/** Whether a number may stand in an example. */
export function isNumberAllowed(settings: AdditiveSettings, n: number): boolean {
  const length = String(n).length;
  if (settings.digits_mode === 'exact' ? length !== settings.digits : length > settings.digits) return false;
  if (n < (settings.min ?? 1) || n > (settings.max ?? Infinity)) return false;
  const text = String(n);
  const groups = {
    ones: n < 10,
    '10_19': n >= 10 && n < 20,
    '20_99': n >= 20 && n < 100,
    mirror: n > 9 && text === Array.from(text).toReversed().join(''),
    tens: n % 10 === 0,
    hundreds: n % 100 === 0,
    thousands: n % 1000 === 0,
  };
  return settings.digit_groups.length === 0 || settings.digit_groups.some((group) => groups[group]);
}

export function signsOf(settings: AdditiveSettings): number[] {
  const { module, operations, anzan_sign: sign } = settings;
  if (operations !== 'both') return operations === 'add' ? [1] : [-1];
  if (module !== 'anzan' || sign === 'both') return [1, -1];
  return sign === 'plus' ? [1] : [-1];
}

/** Required steps that an example must have at least. */
export function leastRequired(settings: AdditiveSettings): number {
  if (settings.blocks.length > 0) return 1;
  if (settings.module === 'easy') return 0;
  return settings.module === 'anzan' && settings.amount_of_numbers < 4 ? 0 : 1;
}

/** Required steps that an example should have: about a third of the steps; a line is crossed once. */
export function shareWanted(settings: AdditiveSettings): number {
  if (leastRequired(settings) === 0) return 0;
  const isOver = settings.module === 'over_50' || settings.module === 'over_100';
  return isOver ? 1 : Math.max(1, Math.floor(0.34 * (settings.amount_of_numbers - 1)));
}

/** What is wrong with an example, in words, and the places of its required steps; worked bead by bead. */
export function examine(
  settings: AdditiveSettings,
  terms: readonly number[],
): { readonly faults: readonly string[]; readonly required: readonly number[] } {
  const faults: string[] = [];
  const required: number[] = [];
  const signs = signsOf(settings);
  const bound = boundOf(settings);
  const first = terms[0] ?? 0;
  if (terms.length !== settings.amount_of_numbers) faults.push('count');
  if (first <= 0) return { faults: [...faults, 'first is not positive'], required };
  const isStart = !signs.includes(1);
  if (!isStart && !isNumberAllowed(settings, first)) faults.push(`number ${first}`);
  if (first > bound) faults.push(`total ${first}`);
  const abacus = new Abacus(first);
  let total = first;
  for (const [index, term] of terms.entries()) {
    if (index === 0) continue;
    if (!isNumberAllowed(settings, Math.abs(term))) faults.push(`number ${term}`);
    if (!signs.includes(Math.sign(term))) faults.push(`sign ${term}`);
    const isRepeated = Math.abs(term) === Math.abs(terms[index - 1] ?? 0);
    if (isRepeated && !settings.allow_successive_duplicates) faults.push(`duplicate ${term}`);
    const after = total + term;
    if (after < 0 || after > bound) return { faults: [...faults, `total ${after}`], required };
    const judged = judgeStep(settings, total, term, abacus.work(term));
    if (judged === 'no') faults.push(`step ${term} on ${total}`);
    if (judged === 'required') required.push(index);
    if (abacus.total !== after) faults.push(`the beads show ${abacus.total}, not ${after}`);
    total = after;
  }
  if (required.length < leastRequired(settings)) faults.push('nothing trained');
  return { faults, required };
}

/** What is wrong with an example, in words; empty if nothing is. */
export function faults(settings: AdditiveSettings, terms: readonly number[]): readonly string[] {
  return examine(settings, terms).faults;
}

/** Whether there is an example at all, by looking at every one. */
export function exists(settings: AdditiveSettings): boolean {
  return mostRequired(settings) >= leastRequired(settings);
}

/**
 * The most required steps that an example can have, up to the share that is wanted, by looking at every example; −1 if
 * there is none. The first number is a number of the settings; where only subtraction is allowed and these leave no
 * example, it is any total up to the bound.
 */
export function mostRequired(settings: AdditiveSettings): number {
  const bound = boundOf(settings);
  const numbers = Array.from({ length: Math.min(bound, 10 ** settings.digits - 1) }, (_, i) => i + 1).filter(
    (n) => isNumberAllowed(settings, n),
  );
  const everyTotal = Array.from({ length: bound }, (_, i) => i + 1);
  const most = mostFrom(settings, numbers, numbers);
  if (most >= leastRequired(settings) || signsOf(settings).includes(1) || numbers.length === 0) return most;
  return mostFrom(settings, numbers, everyTotal);
}

/** Breadth first over (total, last number, required steps so far). */
function mostFrom(settings: AdditiveSettings, numbers: readonly number[], firsts: readonly number[]): number {
  const bound = boundOf(settings);
  const wanted = Math.max(1, shareWanted(settings));
  const judged = new Map<string, ReturnType<typeof judgeStep>>();
  const judge = (total: number, addend: number) => {
    const key = `${total} ${addend}`;
    const verdict = judged.get(key) ?? judgeStep(settings, total, addend);
    judged.set(key, verdict);
    return verdict;
  };
  const key = (total: number, last: number, trained: number) => `${total} ${last} ${trained}`;
  let states = new Map(firsts.map((n) => [key(n, n, 0), { total: n, last: n, trained: 0 }]));
  for (let index = 1; index < settings.amount_of_numbers; index++) {
    const next = new Map<string, { total: number; last: number; trained: number }>();
    for (const { total, last, trained } of states.values()) {
      for (const size of numbers) {
        if (size === last && !settings.allow_successive_duplicates) continue;
        for (const sign of signsOf(settings)) {
          const after = total + sign * size;
          if (after < 0 || after > bound) continue;
          const verdict = judge(total, sign * size);
          if (verdict === 'no') continue;
          const got = Math.min(wanted, trained + Number(verdict === 'required'));
          next.set(key(after, size, got), { total: after, last: size, trained: got });
        }
      }
    }
    states = next;
  }
  return Math.max(-1, ...[...states.values()].map(({ trained }) => trained));
}
