/** The board of cards: one tab stop, the arrows move within it, Enter and Space turn a card up. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridFocus } from '../grid-focus.tsx';
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
  readonly isFound: (card: number) => boolean;
  /** Null while nothing may be turned up. */
  readonly onFlip: ((card: number) => void) | null;
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function Board({ size: { rows, columns }, pictures, pictureOf, isFound, onFlip }: BoardProps) {
  const { t } = useTranslation('cards');
  const { grid, chosen, choose, onKeyDown } = useGridFocus({ rows, columns, isOpen: onFlip !== null });
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('board', { rows, columns })}
      className={classes.board}
      style={{ '--rows': rows, '--columns': columns } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {indices(rows).map((row) => (
        <div key={row} role="row" className={classes.row}>
          {indices(columns).map((column) => {
            const card = row * columns + column;
            return (
              <div key={column} role="gridcell" className={classes.cell}>
                <Card
                  row={row + 1}
                  column={column + 1}
                  picture={pictureOf(card)}
                  found={isFound(card)}
                  pictures={pictures}
                  chosen={card === chosen}
                  onChoose={() => choose(card)}
                  onFlip={onFlip === null ? null : () => onFlip(card)}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
