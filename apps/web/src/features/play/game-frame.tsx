import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { late } from '@mindhero/ui/late';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsGame } from '../../entities/game/game-settings/knows-game.ts';
import { rememberInstructions, rememberSettings } from '../../entities/game/game-settings/last-settings.ts';
import { useRoomTexts } from '../../entities/game/game-settings/room-texts.ts';
import { issuesOfProblem } from '../../entities/game/game-settings/settings-draft.ts';
import { forgetPress, pressInto } from '../../entities/game/press.ts';
import { useTrainedInTime } from '../../entities/game/training.ts';
import { ApiError } from '../../platform/client.ts';
import { GameScreens } from './game-screens.tsx';
import { LeftFreePlay } from './left/left-free-play.tsx';
import { ResultScreen } from './load-play.ts';
import { type Chosen, dueSettings, noChoice } from './set-up/due-settings.ts';
import { SetUp } from './set-up/set-up.tsx';
import { StartProblem } from './start-problem.tsx';
import { useWay } from './use-way.ts';
import type { GameSet } from './worksheet/game-set.ts';

/** Needed only by those who come from paper. */
const SheetStart = late(async () => (await import('./worksheet/sheet-start.tsx')).SheetStart);

interface GameFrameProps {
  readonly game: GameId;
  readonly room: AnyRoom;
  /** The set of a worksheet, which is then played instead of one of the pupil's choice. */
  readonly set: GameSet | null;
  /** By the address. */
  readonly chosen: Chosen;
  /** The way to the games that share the screen. */
  readonly others: ReactNode;
}

/** What stands around every game. */
export function GameFrame({ game, room, set, others, ...address }: GameFrameProps) {
  const texts = useRoomTexts(game);
  const { language } = useTranslation().i18n;
  const trained = useTrainedInTime(game);
  // Who has chosen since then goes on from there.
  const [chosen, setChosen] = useState(address.chosen);
  const [press] = useState(() => pressInto(game));
  // That the game is known is asked once, when it can be told; whoever goes back to their mistakes knows it.
  const [goesStraight, setGoesStraight] = useState(() => {
    if (press === null) return false;
    return press.retry === undefined ? undefined : true;
  });
  if (goesStraight === undefined && trained !== undefined) setGoesStraight(knowsGame(game, trained));
  const way = useWay({
    game,
    room,
    place: null,
    best: trained?.best ?? null,
    goesStraight: goesStraight === true,
    go: () => (press?.retry === undefined ? play(due()) : start(press.retry)),
  });
  const due = () => dueSettings(room.rules, game, trained ?? null, language, chosen);
  const { start, practice } = way;
  useEffect(forgetPress, []);

  // Only here one chooses for oneself: the settings of a teacher, a worksheet or a proposal are not what one would choose again.
  const choose = (settings: object) => {
    setChosen(noChoice);
    const isProposed = chosen.proposed !== null && JSON.stringify(settings) === JSON.stringify(due());
    if (!isProposed) rememberSettings(game, settings, trained?.last ?? null);
  };
  const play = (settings: object) => {
    practice.end();
    choose(settings);
    start({ settings });
  };
  const shared = { room, texts };
  return (
    <GameScreens
      {...shared}
      way={way}
      isWaiting={trained === undefined}
      onReal={play}
      renderLeft={(left, error) => (
        <LeftFreePlay
          {...shared}
          left={left}
          problem={<StartProblem error={error} />}
          onContinue={way.goOn}
          onSettle={way.settle}
        />
      )}
      renderSetUp={(error) =>
        set !== null ? (
          <SheetStart
            {...shared}
            set={set}
            problem={<StartProblem error={error} />}
            onStart={() => start(set)}
          />
        ) : (
          <SetUp
            {...shared}
            game={game}
            trained={trained ?? null}
            chosen={chosen}
            others={others}
            refused={error instanceof ApiError ? issuesOfProblem(error.fields, 'body.settings') : []}
            problem={<StartProblem error={error} />}
            onStart={play}
            onTry={(settings) => {
              rememberInstructions(game);
              choose(settings);
              practice.begin(settings);
            }}
          />
        )
      }
      renderResult={({ ended, bestBefore }) => (
        <ResultScreen
          {...shared}
          game={game}
          ended={ended}
          delivery={way.delivery}
          bestBefore={bestBefore}
          onAgain={() => start({ settings: ended.settings })}
          onRetry={() => start({ settings: ended.settings, retryOf: ended.id })}
          onSetUp={way.setUp}
          onPlay={play}
        />
      )}
    />
  );
}
