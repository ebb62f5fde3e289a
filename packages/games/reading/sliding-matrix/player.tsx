import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { QuizPage } from '../quiz/quiz-page.tsx';
import { Board } from './board.tsx';
import type { Event } from './event.ts';
import { Status, Task } from './lines.tsx';
import { outcomeLook, watchedBoard } from './look.ts';
import { cellsAt } from './path.ts';
import { RecallAnswers } from './recall.tsx';
import type { Settings } from './settings.ts';
import { roundBefore, type Settled, type State } from './state.ts';
import { useOutcome } from './use-outcome.tsx';
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
  const { t } = useTranslation('sliding-matrix');
  const { phase, settings, trial, pool, ended } = state;
  const before = roundBefore(state);
  const outcome = useOutcome(props, before);
  const { screen, step } = useSliding(props, outcome !== undefined);
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
              trial={outcome?.trial ?? trial}
              language={pool.language}
              label={
                outcome &&
                t(outcome.isRight ? 'feedback.right' : 'feedback.here', { word: targetOf(outcome) })
              }
              told={place === undefined ? [] : cellsAt(place, settings)}
              look={outcome === undefined ? (watched?.look ?? film) : outcomeLook(outcome)}
              at={outcome === undefined ? (watched?.at ?? null) : null}
              onTap={canTap ? (cell) => send({ type: 'tap', cell }) : null}
            />
            {before !== undefined && settings.task === 'recall' && !paused && (
              <Recalled state={state} before={before} isStill={watching || ended !== null} />
            )}
          </div>
        )
      }
      task={<Task state={state} isStill={watching} />}
    />
  );
}

const film = () => 'film' as const;

const targetOf = ({ trial }: Settled): string => trial.words[trial.target ?? 0] ?? '';

interface RecalledProps {
  readonly state: State;
  readonly before: Settled;
  /** It stays; otherwise it makes way for the next board. */
  readonly isStill: boolean;
}

/** What was chosen in the last round, over the next board until that is due. */
function Recalled({ state: { pool, drawn }, before: { trial, picked }, isStill }: RecalledProps) {
  return (
    <div key={drawn} className={classes.outcome} data-still={isStill || undefined}>
      <RecallAnswers
        options={trial.options}
        picked={picked.map((word) => trial.options.indexOf(word))}
        trial={trial}
        language={pool.language}
        onPick={null}
      />
    </div>
  );
}
