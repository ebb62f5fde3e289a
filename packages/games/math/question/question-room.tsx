/** A whole room out of the rules of a question-and-answer game and what it says about its questions. */
import type { Namespace } from '@mindhero/content/resources';
import type { GameRules } from '@mindhero/engine/play';
import type { RoundsEvent, RoundsState } from '@mindhero/engine/rounds';
import { late } from '@mindhero/ui/late';
import { type AnyRoom, defineRoom } from '../../player.ts';
import type { QuestionParts } from './parts.tsx';
import { QuestionExample } from './question-example.tsx';
import { type QuestionSettings, tellsAtOnce } from './settings.ts';

/**
 * The room of a game that asks one question at a time.
 * @param rules made with `rounds()`, without `atOnce`
 */
export function questionRoom<Settings extends QuestionSettings, Item, Ns extends Namespace>(
  rules: GameRules<Settings, RoundsState<Settings, Item>, RoundsEvent, Item>,
  parts: QuestionParts<Settings, Item, Ns>,
): AnyRoom {
  return defineRoom<Settings, RoundsState<Settings, Item>, RoundsEvent, Item>({
    rules,
    feedback: (settings) => (tellsAtOnce(settings) ? 'words' : 'none'),
    details: (event) => (event.type === 'answer' ? { number: event.item + 1 } : {}),
    Player: late(async () => {
      const { QuestionPlayer } = await import('./question-player.tsx');
      return (props) => <QuestionPlayer {...props} parts={parts} />;
    }),
    Review: late(async () => {
      const { QuestionReview } = await import('./question-review.tsx');
      return (props) => <QuestionReview {...props} parts={parts} />;
    }),
    Example: (props) => <QuestionExample {...props} parts={parts} />,
    Sheet: late(async () => {
      const { QuestionSheet } = await import('./question-sheet.tsx');
      return (props) => <QuestionSheet {...props} parts={parts} />;
    }),
  });
}
