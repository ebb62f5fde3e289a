import { Bead } from '@mindhero/ui/bead';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellHandles } from '../button-grid.tsx';
import { Face, type Pictures } from './picture.tsx';
import type { Picture } from './themes.ts';
import classes from './card.module.css';

interface CardProps {
  /** Counted from 1. */
  readonly row: number;
  readonly column: number;
  /** Null while the card lies face down. */
  readonly picture: Picture | null;
  readonly found: boolean;
  readonly pictures: Pictures;
  readonly handles: CellHandles;
  /** Null while nothing may be turned up. */
  readonly onFlip: (() => void) | null;
}

/** A button that turns its card up: named by its place, and by the picture once that is seen. */
export function Card({ row, column, picture, found, pictures, handles, onFlip }: CardProps) {
  const { t } = useTranslation('cards');
  // What is turned back stays on the card until nobody sees it any more. It is taken off then: a hidden picture is
  // nothing for the browser's search.
  const [last, setLast] = useState(picture);
  if (picture !== null && picture !== last) setLast(picture);
  const name = picture === null ? null : t(`picture.${picture}`);
  const face = name === null ? t('face.hidden') : found ? t('face.found', { picture: name }) : name;
  const canFlip = onFlip !== null && picture === null;
  return (
    <button
      {...handles}
      type="button"
      className={`${handles.className} ${classes.button}`}
      aria-label={t('card', { row, column, face })}
      aria-disabled={!canFlip}
      onClick={canFlip ? onFlip : undefined}
    >
      <span
        className={classes.card}
        data-up={picture !== null}
        data-found={found}
        onTransitionEnd={() => setLast(picture)}
      >
        <span className={classes.back}>
          <span className={classes.bead}>
            <Bead tone="memory" />
          </span>
        </span>
        <span className={classes.front}>
          {last !== null && <Face pictures={pictures} picture={last} />}
          {found && <IconCheck className={classes.found} aria-hidden />}
        </span>
      </span>
    </button>
  );
}
