import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { QuizPage } from '../quiz/quiz-page.tsx';
import { Board, BoardPicture } from './board.tsx';
import type { Event } from './event.ts';
import { Status, Task } from './lines.tsx';
import { outcomeLook, watchedBoard } from './look.ts';
import { cellsAt } from './path.ts';
import { RecallAnswers } from './recall.tsx';
import type { Settings } from './settings.ts';
import { roundBefore, type Settled, type State } from './state.ts';
import { useSliding } from './use-sliding.tsx';
import classes from './player.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** A board under the window, then what is asked about it. */
export function Player(props: Props) {
  const { state, send, paused, watching } = props;
  if (state.phase !== 'quiz') return <BoardPlayer {...props} />;
  const canChoose = !paused && !watching && state.ended === null;
  return (
    <QuizPage
      quiz={state.quiz}
      language={state.pool.language ?? ''}
      paused={paused}
      watching={watching}
      onChoose={canChoose ? (choice) => send({ type: 'choose', ...choice }) : null}
    />
  );
}

function BoardPlayer(props: Props) {
  const { state, send, paused, watching, moves = false, now } = props;
  const { phase, settings, trial, pool, ended } = state;
  const { screen, step } = useSliding(props);
  const before = roundBefore(state);
  const isPlayed = !paused && !watching && ended === null;
  const place = step === null ? undefined : trial.path[step];
  const canTap = phase === 'sliding' && trial.target !== null && isPlayed;
  const watched = watching ? watchedBoard(state, moves ? now() - state.since : null) : null;
  const isRecalled = phase === 'recall' && !paused;
  return (
    <BoardStage
      className={classes.stage ?? ''}
      status={<Status state={state} before={before} />}
      board={
        isRecalled ? (
          <RecallAnswers
            options={trial.options}
            picked={state.picks}
            trial={trial}
            language={pool.language}
            onPick={isPlayed ? (option) => send({ type: 'pick', option }) : null}
          />
        ) : (
          <div className={classes.stack}>
            <Board
              screen={screen}
              settings={settings}
              trial={trial}
              language={pool.language}
              told={place === undefined ? [] : cellsAt(place, settings)}
              look={watched?.look ?? film}
              at={watched?.at ?? null}
              onTap={canTap ? (cell) => send({ type: 'tap', cell }) : null}
            />
            {before !== undefined && !paused && (
              <Outcome state={state} before={before} isStill={watching || ended !== null} />
            )}
          </div>
        )
      }
      task={<Task state={state} isStill={watching} />}
    />
  );
}

const film = () => 'film' as const;

interface OutcomeProps {
  readonly state: State;
  readonly before: Settled;
  /** It stays; otherwise it makes way for the next board. */
  readonly isStill: boolean;
}

/** What came of the last round, over the next board until that is due. */
function Outcome({ state: { settings, pool, drawn }, before, isStill }: OutcomeProps) {
  const { t } = useTranslation('sliding-matrix');
  const { trial, picked } = before;
  const isFound = trial.target !== null;
  return (
    <div key={drawn} className={classes.outcome} data-still={isStill || undefined}>
      {isFound ? (
        <BoardPicture
          settings={settings}
          trial={trial}
          language={pool.language}
          look={outcomeLook(before)}
          at={null}
          label={t(before.isRight ? 'feedback.right' : 'feedback.here', {
            word: trial.words[trial.target ?? 0],
          })}
          isLarge
        />
      ) : (
        <RecallAnswers
          options={trial.options}
          picked={picked.map((word) => trial.options.indexOf(word))}
          trial={trial}
          language={pool.language}
          onPick={null}
        />
      )}
    </div>
  );
}
