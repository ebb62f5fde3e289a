/**
 * The abacus and the modules once more, written as plainly as possible and independently of the engine: beads are
 * moved one by one, and settings are judged by the words of their definitions.
 */
import type { AdditiveSettings } from '../src/additive/settings.ts';
import type { Technique } from '../src/soroban.ts';

/** True if beads worth `move` can go to the beam (or leave it) in one direction. */
export function isGesture(digit: number, move: number): boolean {
  const heaven = digit >= 5 ? 1 : 0;
  const earth = digit - 5 * heaven;
  const sign = Math.sign(move);
  for (let h = 0; h <= 1; h++) {
    for (let e = 0; e <= 4; e++) {
      const afterHeaven = heaven + sign * h;
      const afterEarth = earth + sign * e;
      const onRod = afterHeaven >= 0 && afterHeaven <= 1 && afterEarth >= 0 && afterEarth <= 4;
      if (onRod && 5 * h + e === Math.abs(move)) return true;
    }
  }
  return false;
}

function formulas(move: number): [Technique, number[]][] {
  const n = Math.abs(move);
  const up = move > 0;
  const all: [Technique, number[]][] = [['direct', [move]]];
  if (n <= 4) all.push(['small_friend', up ? [5, n - 5] : [-5, 5 - n]]);
  all.push(['big_friend', up ? [n - 10, 10] : [-10, 10 - n]]);
  if (n >= 6) all.push(['family', up ? [n - 5, -5, 10] : [-10, 5, 5 - n]]);
  return all;
}

/** Every technique whose gestures the beads of a rod can do, one after the other. */
export function executable(digit: number, move: number): Technique[] {
  return formulas(move).flatMap(([technique, terms]) => {
    let shown = digit;
    for (const term of terms) {
      if (Math.abs(term) === 10) continue;
      if (!isGesture(shown, term)) return [];
      shown += term;
    }
    return [technique];
  });
}

interface PlainStep {
  readonly rod: number;
  readonly digit: number;
  readonly size: number;
  readonly technique: Technique;
  readonly carry: boolean;
}

/** The steps of an addition, from the highest rod down. */
export function plainSteps(total: number, addend: number): PlainStep[] {
  const sign = Math.sign(addend);
  const steps: PlainStep[] = [];
  let board = total;
  const work = (rod: number, size: number, carry: boolean) => {
    const digit = Number(String(board).at(-1 - rod) ?? 0);
    const technique = executable(digit, sign * size)[0] as Technique;
    steps.push({ rod, digit, size, technique, carry });
    if (technique === 'big_friend' || technique === 'family') work(rod + 1, 1, true);
  };
  const text = String(Math.abs(addend));
  for (let i = 0; i < text.length; i++) {
    const rod = text.length - 1 - i;
    const size = Number(text[i]);
    if (size === 0) continue;
    work(rod, size, false);
    board += sign * size * 10 ** rod;
  }
  return steps;
}

const pools: Record<AdditiveSettings['module'], readonly Technique[]> = {
  easy: ['direct'],
  small_friend: ['direct', 'small_friend'],
  big_friend: ['direct', 'small_friend', 'big_friend'],
  family: ['direct', 'small_friend', 'big_friend', 'family'],
  anzan: ['direct', 'small_friend', 'big_friend', 'family'],
  over_50: ['direct', 'small_friend', 'big_friend', 'family'],
  over_100: ['direct', 'small_friend', 'big_friend', 'family'],
};

/** Whether a step is allowed, and whether it shows what the module trains. */
export function judgeStep(
  settings: AdditiveSettings,
  total: number,
  addend: number,
): 'no' | 'plain' | 'required' {
  const { module, blocks } = settings;
  const steps = plainSteps(total, addend);
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
  if (module === 'over_50') return 99;
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

/** What is wrong with an example, in words; empty if nothing is. */
export function faults(settings: AdditiveSettings, terms: readonly number[]): string[] {
  const found: string[] = [];
  const signs = signsOf(settings);
  const first = terms[0] ?? 0;
  if (terms.length !== settings.amount_of_numbers) found.push('count');
  if (first <= 0) found.push('first is not positive');
  let total = 0;
  let required = 0;
  terms.forEach((term, index) => {
    const isStart = index === 0 && !signs.includes(1);
    if (!isStart && !isNumberAllowed(settings, Math.abs(term))) found.push(`number ${term}`);
    if (index > 0 && !signs.includes(Math.sign(term))) found.push(`sign ${term}`);
    if (
      index > 0 &&
      !settings.allow_successive_duplicates &&
      Math.abs(term) === Math.abs(terms[index - 1] ?? 0)
    )
      found.push(`duplicate ${term}`);
    if (index > 0) {
      const judged = judgeStep(settings, total, term);
      if (judged === 'no') found.push(`step ${term} on ${total}`);
      if (judged === 'required') required += 1;
    }
    total += term;
    if (total < 0 || total > boundOf(settings)) found.push(`total ${total}`);
  });
  if (required < leastRequired(settings)) found.push('nothing trained');
  return found;
}

/**
 * Whether there is an example at all, by looking at every one. The first number is a number of the settings; where
 * only subtraction is allowed and these leave no example, it is any total up to the bound.
 */
export function exists(settings: AdditiveSettings): boolean {
  const bound = boundOf(settings);
  const numbers = Array.from({ length: Math.min(bound, 10 ** settings.digits - 1) }, (_, i) => i + 1).filter(
    (n) => isNumberAllowed(settings, n),
  );
  const everyTotal = Array.from({ length: bound }, (_, i) => i + 1);
  if (existsFrom(settings, numbers, numbers)) return true;
  return !signsOf(settings).includes(1) && numbers.length > 0 && existsFrom(settings, numbers, everyTotal);
}

/** Breadth first over (total, last number, whether something was trained). */
function existsFrom(
  settings: AdditiveSettings,
  numbers: readonly number[],
  firsts: readonly number[],
): boolean {
  const bound = boundOf(settings);
  const key = (total: number, last: number, trained: boolean) => `${total} ${last} ${Number(trained)}`;
  let states = new Map(firsts.map((n) => [key(n, n, false), { total: n, last: n, trained: false }]));
  for (let index = 1; index < settings.amount_of_numbers; index++) {
    const next = new Map<string, { total: number; last: number; trained: boolean }>();
    for (const { total, last, trained } of states.values()) {
      for (const size of numbers) {
        if (size === last && !settings.allow_successive_duplicates) continue;
        for (const sign of signsOf(settings)) {
          const after = total + sign * size;
          if (after < 0 || after > bound) continue;
          const judged = judgeStep(settings, total, sign * size);
          if (judged === 'no') continue;
          const state = { total: after, last: size, trained: trained || judged === 'required' };
          next.set(key(after, size, state.trained), state);
        }
      }
    }
    states = next;
  }
  return [...states.values()].some(({ trained }) => trained || leastRequired(settings) === 0);
}
