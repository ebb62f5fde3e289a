/** What rounds amount to. An item counts as correct only if none of its answers was wrong. */
import { median } from '../median.ts';
import type { ItemOutcome, PlayResult, Progress } from '../play.ts';
import { partOf, partsOf, type RoundsOptions, type RoundsState, timeLimitOf } from './state.ts';

/** The result if the play ended now; whatever was not answered is missed. */
export function resultOf<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
): PlayResult {
  const { items, answers, settled, settings } = state;
  const incorrect = answers.filter((given) => given.some(({ right }) => !right)).length;
  const correct = items.filter((_, index) => isRightAtOnce(options, state, index)).length;
  const limit = timeLimitOf(options, settings);
  // A limit of the play is shared among its items.
  const limitMs = limit === null ? null : Math.round(limit / items.length);
  const answerTime = median(answers.flatMap((given) => given.slice(0, 1).map(({ t }) => t)));
  return {
    correct,
    incorrect,
    missed: items.length - correct - incorrect,
    ended: settled.length === items.length ? 'completed' : (state.ended ?? 'stopped'),
    metrics: answerTime === null ? {} : { median_answer_ms: answerTime },
    items: items.map((_, index) => outcomeOf(options, state, index, limitMs)),
  };
}

/** The settled items in the order in which they were, for the rail of beads. */
export function progressOf<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
): Progress {
  const done = state.settled.map((index) => (isRightAtOnce(options, state, index) ? 'right' : 'wrong'));
  return { done, total: state.items.length };
}

function outcomeOf<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
  index: number,
  limitMs: number | null,
): ItemOutcome {
  const given = state.answers[index] ?? [];
  const item = state.items[index] as Item;
  const first = given[0];
  const wrong = given.filter(({ right }) => !right).length;
  const solved = isSolved(options, state, index);
  const probe = options.probe?.(item);
  return {
    correct: solved,
    attempts: wrong + (solved ? 1 : 0),
    ...(first && { ms: first.t }),
    ...(options.tags && { tags: options.tags(item, state.settings) }),
    ...(probe !== undefined && { probe }),
    ...(options.partTags && { steps: stepsOf(given, (part) => options.partTags?.(item, part) ?? []) }),
    ...(limitMs !== null && { limit_ms: limitMs }),
    ...slipOf(options, state, index),
  };
}

/** The first wrong answer; with several parts those before it were right. */
function slipOf<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  { items, answers, settings }: RoundsState<Settings, Item>,
  index: number,
): Pick<ItemOutcome, 'slip'> {
  const part = (answers[index] ?? []).findIndex(({ right }) => !right);
  const given = answers[index]?.[part];
  if (options.task === undefined || given === undefined) return {};
  const item = items[index] as Item;
  const expected = options.answer(item, settings, part);
  return { slip: { task: options.task(item, part), expected, given: given.value } };
}

/** The first answer to each part that came up, with what the part trained. */
function stepsOf(
  given: readonly { readonly right: boolean }[],
  tagsOf: (part: number) => readonly string[],
): NonNullable<ItemOutcome['steps']> {
  let part = 0;
  let isFirst = true;
  return given.flatMap(({ right }) => {
    const steps = isFirst ? [{ right, tags: tagsOf(part) }] : [];
    if (right) part += 1;
    isFirst = right;
    return steps;
  });
}

function isRightAtOnce<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
  index: number,
): boolean {
  return isSolved(options, state, index) && (state.answers[index] ?? []).every(({ right }) => right);
}

function isSolved<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
  index: number,
): boolean {
  return partOf(state, index) === partsOf(options, state.items[index] as Item, state.settings);
}
