import { useTranslation } from 'react-i18next';
import { ButtonGrid } from '../../grid/button-grid.tsx';
import type { Size } from './boards.ts';
import { Card } from './card.tsx';
import type { Pictures } from './picture.tsx';
import type { CardPicture } from './themes.ts';
import classes from './board.module.css';

interface BoardProps {
  readonly size: Size;
  readonly pictures: Pictures;
  /** The picture of a card that lies face up, else null. */
  readonly pictureOf: (card: number) => CardPicture | null;
  readonly isFound: (card: number) => boolean;
  /** Something may be turned up. */
  readonly isOpen: boolean;
  /** Turns a card up; false if it may not be turned. Never changes. */
  readonly onFlip: (card: number) => boolean;
}

/** The cards as buttons in a grid, each with its picture while it lies face up. */
export function Board({ size: { rows, columns }, pictures, pictureOf, isFound, isOpen, onFlip }: BoardProps) {
  const { t } = useTranslation('cards');
  return (
    <ButtonGrid
      rows={rows}
      columns={columns}
      label={t('board', { rows, columns })}
      className={classes.board}
      isOpen={isOpen}
    >
      {(place) => {
        const picture = pictureOf(place.cell);
        return (
          <Card
            {...place}
            picture={picture}
            found={isFound(place.cell)}
            pictures={pictures}
            canFlip={isOpen && picture === null}
            onFlip={onFlip}
          />
        );
      }}
    </ButtonGrid>
  );
}
