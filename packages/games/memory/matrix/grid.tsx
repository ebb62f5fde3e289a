/** The grid of tiles, played and looked at. */
import { IconCheck, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridFocus } from '../grid-focus.tsx';
import type { Tile } from './tile.ts';
import classes from './grid.module.css';

interface GridProps {
  readonly gridSize: number;
  readonly tile: (cell: number) => Tile;
  /** Null while nothing may be tapped. */
  readonly onTap: ((cell: number) => void) | null;
}

/** One tab stop; the arrows move within the grid, Enter and Space tap. */
export function Grid({ gridSize, tile, onTap }: GridProps) {
  const { t } = useTranslation('matrix');
  const isOpen = onTap !== null;
  const { grid, chosen, choose, onKeyDown } = useGridFocus({ rows: gridSize, columns: gridSize, isOpen });

  const indices = Array.from({ length: gridSize }, (_, index) => index);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('grid', { size: gridSize })}
      className={classes.grid}
      style={{ '--size': gridSize } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {indices.map((row) => (
        <div key={row} role="row" className={classes.row}>
          {indices.map((column) => {
            const cell = row * gridSize + column;
            const shown = tile(cell);
            return (
              <div key={column} role="gridcell" className={classes.cell}>
                <button
                  type="button"
                  className={classes.button}
                  tabIndex={cell === chosen ? 0 : -1}
                  aria-label={t('cell', { row: row + 1, column: column + 1, tile: t(`tile.${shown}`) })}
                  aria-disabled={onTap === null || shown !== 'hidden'}
                  onFocus={() => choose(cell)}
                  onClick={() => onTap?.(cell)}
                >
                  <span className={classes.tile} data-tile={shown}>
                    {shown === 'found' && <IconCheck aria-hidden />}
                    {shown === 'wrong' && <IconX aria-hidden />}
                  </span>
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A small picture of a pattern; `label` says what is on it. */
export function PatternPicture({
  gridSize,
  tile,
  label,
}: Pick<GridProps, 'gridSize' | 'tile'> & { readonly label: string }) {
  const cells = Array.from({ length: gridSize ** 2 }, (_, cell) => cell);
  return (
    <div
      role="img"
      aria-label={label}
      className={classes.picture}
      style={{ '--size': gridSize } as CSSProperties}
    >
      {cells.map((cell) => (
        <span key={cell} className={classes.tile} data-tile={tile(cell)}>
          {tile(cell) === 'found' && <IconCheck aria-hidden />}
          {tile(cell) === 'wrong' && <IconX aria-hidden />}
        </span>
      ))}
    </div>
  );
}
