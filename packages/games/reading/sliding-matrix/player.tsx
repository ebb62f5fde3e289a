import { useLater } from '@mindhero/ui/later';
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
  const isRecalled = phase === 'recall' && !paused;
  // The last word that is chosen answers first, and the next board is made after that.
  const hasBoard = useLater(!isRecalled) && !isRecalled;
  const { screen, step } = useSliding(props, outcome !== undefined || !hasBoard);
  const isPlayed = !paused && !watching && ended === null;
  const place = step === null ? undefined : trial.path[step];
  const canTap = phase === 'sliding' && trial.target !== null && isPlayed;
  const watched = watching ? watchedBoard(state, moves ? now() - state.since : null) : null;
  return (
    <BoardStage
      className={classes.stage ?? ''}
      status={<Status state={state} before={before} />}
      board={
        <div className={classes.stack}>
          {hasBoard && (
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
          )}
          {settings.task === 'recall' && !paused && (
            <Recalled
              state={state}
              before={before}
              isStill={watching || ended !== null}
              onPick={isPlayed ? (option) => send({ type: 'pick', option }) : null}
            />
          )}
        </div>
      }
      task={<Task state={state} isStill={watching} />}
    />
  );
}

const film = () => 'film' as const;

const targetOf = ({ trial }: Settled): string => trial.words[trial.target ?? 0] ?? '';

interface RecalledProps {
  readonly state: State;
  /** The round before, if it is told what became of it. */
  readonly before: Settled | undefined;
  /** What was chosen stays; otherwise it makes way for the next board. */
  readonly isStill: boolean;
  /** Null while nobody may choose. */
  readonly onPick: ((option: number) => void) | null;
}

/** The words to choose from; then what was chosen of them, over the next board until that is due. */
function Recalled({ state, before, isStill, onPick }: RecalledProps) {
  const { phase, pool, settled } = state;
  const isOpen = phase === 'recall';
  if (!isOpen && before === undefined) return null;
  const { trial } = before ?? state;
  return (
    <div
      key={before === undefined ? settled.length : settled.length - 1}
      className={classes.outcome}
      data-still={isOpen || isStill || undefined}
    >
      <RecallAnswers
        options={trial.options}
        picked={before?.picked.map((word) => trial.options.indexOf(word)) ?? state.picks}
        trial={trial}
        language={pool.language}
        onPick={isOpen ? onPick : null}
      />
    </div>
  );
}
