import { useLater } from '@mindhero/ui/later';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { useDue, useInterruption } from '../../timing.tsx';
import { BoardStage } from '../board-stage.tsx';
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

/** Two cards are turned up at a time; the pictures are loaded before a preview begins. */
export function Player(props: PlayerProps<Settings, State, Event>) {
  const { state, send, paused, watching, cue } = props;
  const { settings, phase, since, moves, ended } = state;
  const { t } = useTranslation('cards');
  // A card is seen to turn first, then what came of it.
  const later = useLater(state);
  const pictures = usePictures(settings.theme);
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

  function flip(card: number) {
    cue('bead');
    send({ type: 'flip', card });
  }

  const canFlip = (phase === 'idle' || phase === 'first') && !paused && !watching && ended === null;
  const faceOf = (of: State, card: number) => (!paused && isUp(of, card) && of.pictures[card]) || null;
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
          pictureOf={(card) => faceOf(state, card)}
          drawnOf={(card) => faceOf(later, card)}
          isFound={(card) => isFound(later, card)}
          onFlip={canFlip ? flip : null}
        />
      }
      task={<span className={classes.found}>{status}</span>}
    />
  );
}

function isUp(state: State, card: number): boolean {
  return state.phase === 'preview' || state.open.includes(card) || isFound(state, card);
}
