import { isCounted } from '@mindhero/contract/play';
import { type NotedPlay, notesOf, type PlayNote } from '@mindhero/contract/play-notes';

/** That the minutes of two games count once takes nothing from a pupil. */
type Told = Exclude<PlayNote, 'overlap'>;

const isTold = (note: PlayNote): note is Told => note !== 'overlap';

/** What is said to whoever played: why there are no points; else one reason, why it is no record. */
export function toldToPupil(play: NotedPlay): Told[] {
  const notes = notesOf(play);
  if (isCounted(play.flags)) return notes.filter(isTold).slice(0, 1);
  return play.flags
    .flatMap((flag, index) => (isCounted([flag]) ? [] : notes.slice(index, index + 1)))
    .filter(isTold);
}
