/** What an event makes of the state of rounds. */
import { InvalidEvent } from '../play.ts';
import {
  openAtOnce,
  openItems,
  partOf,
  partsOf,
  type RoundsEvent,
  type RoundsOptions,
  type RoundsState,
  timeLimitOf,
} from './state.ts';

/**
 * Of more wrong tries at one item only the first ones and the last are kept: the time to replay a log must grow with its
 * length, not with its square.
 */
const TRIES_KEPT = 50;

/**
 * The state after an event.
 * @throws InvalidEvent if it cannot have happened
 */
export function applyEvent<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
  event: RoundsEvent,
): RoundsState<Settings, Item> {
  const end = timeLimitOf(options, state.settings);
  if (event.type === 'time_up') {
    if (end === null || event.t < end) throw new InvalidEvent('the time is not up');
    return { ...state, ended: 'time_limit' };
  }
  if (event.type === 'stop') return { ...state, ended: 'stopped' };
  if (end !== null && event.t > end) throw new InvalidEvent(`answer at ${event.t} ms, after the time limit`);
  return answered(options, state, event);
}

function answered<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
  event: Extract<RoundsEvent, { type: 'answer' }>,
): RoundsState<Settings, Item> {
  const { settings } = state;
  const item = state.items[event.item];
  if (item === undefined || !openItems(state, openAtOnce(options, settings)).includes(event.item)) {
    throw new InvalidEvent(`item ${event.item} is not open`);
  }
  const given = state.answers[event.item] ?? [];
  const part = partOf(state, event.item);
  const right = options.grade(item, event.value, settings, part);
  const isMended = state.near?.[event.item] !== undefined;
  if (!right && !isMended && given.length === 0 && options.nearly?.(item, event.value, settings)) {
    return { ...state, near: { ...state.near, [event.item]: event.value } };
  }
  const settles = right
    ? part + 1 === partsOf(options, item, settings)
    : !(options.untilCorrect?.(settings) ?? false);
  return {
    ...state,
    answers: state.answers.with(event.item, [
      ...given.slice(0, part + TRIES_KEPT - 1),
      { value: event.value, right, t: event.t - state.lastAnswerAt },
    ]),
    settled: settles ? [...state.settled, event.item] : state.settled,
    lastAnswerAt: event.t,
  };
}
