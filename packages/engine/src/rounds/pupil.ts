/** A simulated pupil who answers rounds. */
import type { Pupil } from '../play.ts';
import type { Streams } from '../random.ts';
import {
  openAtOnce,
  openItems,
  partOf,
  type RoundsEvent,
  type RoundsOptions,
  type RoundsState,
  timeLimitOf,
} from './state.ts';

/** The next event of the pupil: an answer to the first open item, or the end of the time; null when all is done. */
export function nextEvent<Settings, Item>(
  options: RoundsOptions<Settings, Item>,
  state: RoundsState<Settings, Item>,
  pupil: Pupil,
  random: Streams,
): RoundsEvent | null {
  const { settings } = state;
  const index = openItems(state, openAtOnce(options, settings))[0];
  const item = index === undefined ? undefined : state.items[index];
  if (index === undefined || item === undefined) return null;
  const attempt = state.answers[index]?.length ?? 0;
  const part = partOf(state, index);
  const draw = random(`pupil ${index}.${attempt}`);
  const thinking = options.thinkingMs(item, settings, part) * pupil.pace * (0.7 + draw.integer(0, 60) / 100);
  const t = state.lastAnswerAt + Math.max(1, Math.round(thinking));
  const end = timeLimitOf(options, settings);
  if (end !== null && t > end) return { type: 'time_up', t: end };
  const tagsOf = () => options.partTags?.(item, part) ?? options.tags?.(item, settings) ?? [];
  const value = draw.chance(pupil.chanceOf?.(tagsOf()) ?? pupil.skill)
    ? options.answer(item, settings, part)
    : options.mistake(item, settings, (purpose) => random(`${purpose} ${index}.${attempt}`), part);
  return { type: 'answer', t, item: index, value };
}
