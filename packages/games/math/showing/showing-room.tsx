/** A whole room out of the rules of a game that shows numbers and what it says about its showings. */
import type { Example } from '@mindhero/engine/additive/examples';
import type { GameRules } from '@mindhero/engine/play';
import { late } from '@mindhero/ui/late';
import { type AnyRoom, defineRoom } from '../../player.ts';
import { tellsAtOnce } from '../question/settings.ts';
import type { ShowingParts, ShowingSettings } from './parts.tsx';
import { ShowingExample } from './showing-example.tsx';
import type { ShownRoundsEvent, ShownRoundsState } from './shown-rounds.ts';

type Sums = ShowingSettings & { readonly digits: number; readonly operations: string };

/** @param rules made with `shownRounds()` */
export function showingRoom<
  Settings extends Sums,
  State extends ShownRoundsState<Settings, Item>,
  Item extends Example,
>(
  rules: GameRules<Settings, State, ShownRoundsEvent, Item>,
  parts: ShowingParts<Settings, State, Item>,
): AnyRoom {
  const isCards = (settings: Settings) => parts.isCards?.(settings) ?? false;
  return defineRoom<Settings, State, ShownRoundsEvent, Item>({
    rules,
    feedback: (settings) => (tellsAtOnce(settings) ? 'words' : 'none'),
    details: (event) => ('item' in event ? { number: event.item + 1 } : {}),
    Player: late(async () => {
      const { ShowingPlayer } = await import('./showing-player.tsx');
      return (props) => <ShowingPlayer {...props} parts={parts} />;
    }),
    Review: late(async () => {
      const { ShowingReview } = await import('./showing-review.tsx');
      return (props) => (
        <div>
          {parts.Achieved && <parts.Achieved state={props.state} />}
          <ShowingReview {...props} asCards={isCards(props.settings)} />
        </div>
      );
    }),
    Example: ({ settings, item }) => (
      <ShowingExample
        settings={settings}
        item={item}
        intervals={parts.intervals(item, settings)}
        asCards={isCards(settings)}
      />
    ),
    ...(parts.Sheet && { Sheet: parts.Sheet }),
    ...(parts.demonstrates && { demonstrates: parts.demonstrates }),
  });
}
