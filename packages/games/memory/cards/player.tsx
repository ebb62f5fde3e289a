import { Later } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { useDue, useInterruption } from '../../timing.tsx';
import { Board } from './board.tsx';
import { sizeOf } from './boards.ts';
import type { Event } from './event.ts';
import { usePictures } from './picture.tsx';
import type { Settings } from './settings.ts';
import { isFound, mismatchesLeft, type State } from './state.ts';
import { useStatus } from './use-status.tsx';
import classes from './player.module.css';

/** For the eye to arrive, before a preview begins or begins anew. */
const READY_MS = 500;

type Props = PlayerProps<Settings, State, Event>;

/** Two cards are turned up at a time. A card turns at once by itself, all that follows from it is drawn after that. */
export function Player(props: Props) {
  const { send, cue } = props;

  const flip = useSteady((card: number) => {
    if (!mayTurn(props) || isUp(props.state, card)) return false;
    cue('bead');
    send({ type: 'flip', card });
    return true;
  });

  return (
    <Later>
      <Moves {...props} onFlip={flip} />
    </Later>
  );
}

interface MovesProps extends Props {
  /** Turns a card up; false if it may not be turned. */
  readonly onFlip: (card: number) => boolean;
}

/** The cards and what came of turning them; the pictures are loaded before a preview begins. */
function Moves({ onFlip, ...props }: MovesProps) {
  const { state, send, paused } = props;
  const { settings, phase, since, moves, ended } = state;
  const { t } = useTranslation('cards');
  const pictures = usePictures(settings.theme, state.own);
  const status = useStatus(state);

  // The preview waits for its pictures.
  const isReady = phase === 'ready' && pictures.status !== 'loading';
  useDue(props, isReady ? since + READY_MS : null, () => send({ type: 'shown' }));
  useDue(props, phase === 'preview' ? since + 1000 * settings.preview_s : null, () =>
    send({ type: 'hidden' }),
  );
  const isHeld = phase === 'mismatch' && ended === null;
  useDue(props, isHeld ? since + settings.mismatch_ms : null, () => send({ type: 'turned_back' }));
  useInterruption(props, phase === 'preview', () => send({ type: 'void' }));

  return (
    <BoardStage
      status={
        <>
          <strong>{t('moves', { count: moves.length })}</strong>
          {settings.strict && <span>{t('misses_left', { count: mismatchesLeft(state) })}</span>}
        </>
      }
      board={
        <Board
          size={sizeOf(settings.board)}
          pictures={pictures}
          pictureOf={(card) => (!paused && isUp(state, card) && state.pictures[card]) || null}
          isFound={(card) => isFound(state, card)}
          isOpen={mayTurn(props)}
          onFlip={onFlip}
        />
      }
      task={<span className={classes.found}>{status}</span>}
    />
  );
}

function mayTurn({ state: { phase, ended }, paused, watching }: Props): boolean {
  return (phase === 'idle' || phase === 'first') && !paused && !watching && ended === null;
}

function isUp(state: State, card: number): boolean {
  return state.phase === 'preview' || state.open.includes(card) || isFound(state, card);
}
