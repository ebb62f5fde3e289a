import { useLater } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { useTranslation } from 'react-i18next';
import { ButtonGrid } from '../button-grid.tsx';
import type { Size } from './boards.ts';
import { Card } from './card.tsx';
import type { Pictures } from './picture.tsx';
import type { Picture } from './themes.ts';
import classes from './board.module.css';

interface BoardProps {
  readonly size: Size;
  readonly pictures: Pictures;
  /** The picture of a card that lies face up, else null. */
  readonly pictureOf: (card: number) => Picture | null;
  /** The same, one painted picture of the page later. */
  readonly drawnOf: (card: number) => Picture | null;
  readonly isFound: (card: number) => boolean;
  /** Null while nothing may be turned up. */
  readonly onFlip: ((card: number) => void) | null;
}

/** The cards as buttons in a grid, each with its picture while it lies face up. */
export function Board({
  size: { rows, columns },
  pictures,
  pictureOf,
  drawnOf,
  isFound,
  onFlip,
}: BoardProps) {
  const { t } = useTranslation('cards');
  const flip = useSteady((card: number) => {
    if (pictureOf(card) === null) onFlip?.(card);
  });
  // The second card of a move closes all others: that can wait until it is seen to turn.
  const isOpen = useLater(onFlip !== null);
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
            drawn={drawnOf(place.cell)}
            found={isFound(place.cell)}
            pictures={pictures}
            canFlip={isOpen && picture === null}
            onFlip={flip}
          />
        );
      }}
    </ButtonGrid>
  );
}
