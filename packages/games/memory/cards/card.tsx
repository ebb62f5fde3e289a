import { Bead } from '@mindhero/ui/bead';
import { IconCheck } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Cell, CellButton } from '../../grid/button-grid.tsx';
import { Face, type Pictures, usePictureName } from './picture.tsx';
import type { CardPicture } from './themes.ts';
import classes from './card.module.css';

interface CardProps extends Cell {
  /** Null while the card lies face down. */
  readonly picture: CardPicture | null;
  readonly found: boolean;
  readonly pictures: Pictures;
  readonly canFlip: boolean;
  readonly onFlip: (card: number) => boolean;
}

/** In the very next frame, before the card is drawn anew: its back is up until it has turned halfway. */
function turnUp(button: HTMLElement): void {
  button.querySelector('[data-up]')?.setAttribute('data-up', 'true');
}

/** A button that turns its card up: named by its place, and by the picture once that is seen. */
export const Card = memo(function Card(props: CardProps) {
  const { cell, row, column, isChosen, onChoose, picture, found, pictures, canFlip, onFlip } = props;
  const { t } = useTranslation('cards');
  const nameOf = usePictureName(pictures.own);
  // What is turned back stays on the card until nobody sees it any more. It is taken off then: a hidden picture is
  // nothing for the browser's search.
  const [last, setLast] = useState(picture);
  if (picture !== null && picture !== last) setLast(picture);
  // While a move is shown, all cards close at once, and few look different.
  const label = useMemo(() => {
    const name = picture === null ? null : nameOf(picture);
    const face = name === null ? t('face.hidden') : found ? t('face.found', { picture: name }) : name;
    return t('card', { row, column, face });
  }, [t, nameOf, row, column, picture, found]);
  return (
    <CellButton
      cell={cell}
      isChosen={isChosen}
      onChoose={onChoose}
      aria-label={label}
      aria-disabled={!canFlip}
      onClick={({ currentTarget }) => onFlip(cell) && turnUp(currentTarget)}
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
    </CellButton>
  );
});
