/** The grid of tiles, played and looked at. */
import { IconCheck, IconX } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tile } from './tile.ts';
import classes from './grid.module.css';

interface GridProps {
  readonly gridSize: number;
  readonly tile: (cell: number) => Tile;
  /** Null while nothing may be tapped. */
  readonly onTap: ((cell: number) => void) | null;
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One tab stop; the arrows move within the grid, Enter and Space tap. */
export function Grid({ gridSize, tile, onTap }: GridProps) {
  const { t } = useTranslation('matrix');
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, gridSize ** 2 - 1);
  const cellButton = (cell: number) => grid.current?.querySelectorAll('button')[cell];
  const isOpen = onTap !== null;

  // Whoever plays with the keyboard taps at once, without looking for the grid first.
  const takeFocus = useEffectEvent(() => {
    if (document.activeElement?.matches('a, button, input') !== true) {
      cellButton(current)?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    if (isOpen) takeFocus();
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.floor(current / gridSize) + step[0];
    const column = (current % gridSize) + step[1];
    if (row < 0 || column < 0 || row >= gridSize || column >= gridSize) return;
    setChosen(row * gridSize + column);
    cellButton(row * gridSize + column)?.focus();
  }

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
                  tabIndex={cell === current ? 0 : -1}
                  aria-label={t('cell', { row: row + 1, column: column + 1, tile: t(`tile.${shown}`) })}
                  aria-disabled={onTap === null || shown !== 'hidden'}
                  onFocus={() => setChosen(cell)}
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
