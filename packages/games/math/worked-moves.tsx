import { IconButton } from '@mindhero/ui/icon-button';
import { Soroban } from '@mindhero/ui/soroban';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerTrackNextFilled,
  IconPlayerTrackPrevFilled,
  IconRefresh,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { numberText, signedText } from './number-text.ts';
import { useMoves } from './use-moves.tsx';
import { WorkedGlance } from './worked-glance.tsx';
import { boardDigits, movedBeads, sorobanPitch, type WorkedTerm } from './worked-steps.ts';
import { WorkedWords } from './worked-words.tsx';
import classes from './worked-example.module.css';

interface WorkedMovesProps {
  readonly worked: WorkedTerm;
  readonly rods: number;
  /** The first number of the example is put on an empty board. */
  readonly isFirst: boolean;
}

/** One number of an example on the abacus: the beads move one gesture after the other, beside the words for it. */
export function WorkedMoves({ worked, rods, isFirst }: WorkedMovesProps) {
  const { t, i18n } = useTranslation('rooms');
  const { gestures } = worked;
  const moves = useMoves(gestures.length);
  const gesture = gestures[moves.at - 1];
  const value = numberText(gesture?.after ?? worked.before, i18n.language);
  const moveText = gesture && signedText(gesture.move * 10 ** gesture.rod, i18n.language);
  return (
    <>
      <div className={classes.stage}>
        <figure className={classes.figure}>
          <Soroban
            digits={boardDigits(gesture?.after ?? worked.before, rods)}
            marks={gesture && [{ rod: rods - 1 - gesture.rod, ...movedBeads(gesture) }]}
            label={t('worked.board', { value })}
            size={236}
            pitch={sorobanPitch(rods)}
          />
          <figcaption className={classes.beside}>
            <span className={classes.caption}>
              {gesture && (
                <span>
                  {numberText(gesture.before, i18n.language)} <b className={classes.change}>{moveText}</b>{' '}
                  ={' '}
                </span>
              )}
              <strong>{value}</strong>
            </span>
            <Controls moves={moves} />
          </figcaption>
        </figure>
        <WorkedWords worked={worked} rods={rods} isFirst={isFirst} moves={moves} />
      </div>
      {/* While it plays nothing is said: the words beside it hold every move. */}
      <p className={classes.announced} aria-live="polite">
        {!moves.isPlaying && moveText ? t('worked.move', { move: moveText, value }) : ''}
      </p>
      {gestures.length > 1 && <WorkedGlance worked={worked} rods={rods} />}
    </>
  );
}

function Controls({ moves }: { readonly moves: ReturnType<typeof useMoves> }) {
  const { t } = useTranslation('rooms');
  const { at, count, isPlaying } = moves;
  const isDone = at === count;
  return (
    <div className={classes.controls}>
      <IconButton
        label={t('worked.back')}
        icon={<IconPlayerTrackPrevFilled aria-hidden />}
        disabled={at === 0}
        onClick={() => moves.go(at - 1)}
      />
      <IconButton
        label={t(isPlaying ? 'worked.pause' : isDone ? 'worked.again' : 'worked.play')}
        icon={
          isPlaying ? (
            <IconPlayerPauseFilled aria-hidden />
          ) : isDone ? (
            <IconRefresh aria-hidden />
          ) : (
            <IconPlayerPlayFilled aria-hidden />
          )
        }
        onClick={isPlaying ? moves.pause : moves.play}
      />
      <IconButton
        label={t('worked.on')}
        icon={<IconPlayerTrackNextFilled aria-hidden />}
        disabled={isDone}
        onClick={() => moves.go(at + 1)}
      />
    </div>
  );
}
