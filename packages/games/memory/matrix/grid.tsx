/** The grid of tiles, played and looked at. */
import { useLater } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type CSSProperties, memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonGrid, type Cell, CellButton } from '../../grid/button-grid.tsx';
import type { Tile } from './tile.ts';
import classes from './grid.module.css';

interface GridProps {
  readonly gridSize: number;
  readonly tile: (cell: number) => Tile;
  /** Null while nothing may be tapped. */
  readonly onTap: ((cell: number) => void) | null;
}

/** The tiles as buttons, named by their place and by what is seen of them. */
export function Grid({ gridSize, tile, onTap }: GridProps) {
  const { t } = useTranslation('matrix');
  const tap = useSteady((cell: number) => onTap?.(cell));
  // The last tap of a pattern closes all tiles: that can wait until its own tile is seen.
  const isOpen = useLater(onTap !== null);
  return (
    <ButtonGrid
      rows={gridSize}
      columns={gridSize}
      label={t('grid', { size: gridSize })}
      className={classes.grid}
      isOpen={isOpen}
    >
      {(place) => {
        const shown = tile(place.cell);
        return <TileButton {...place} shown={shown} isOpen={isOpen && shown === 'hidden'} onTap={tap} />;
      }}
    </ButtonGrid>
  );
}

interface TileButtonProps extends Cell {
  readonly shown: Tile;
  readonly isOpen: boolean;
  readonly onTap: (cell: number) => void;
}

const TileButton = memo(function TileButton(props: TileButtonProps) {
  const { cell, row, column, isChosen, onChoose, shown, isOpen, onTap } = props;
  const { t } = useTranslation('matrix');
  // When a pattern is over, all tiles close at once, and few look different.
  const label = useMemo(() => t('cell', { row, column, tile: t(`tile.${shown}`) }), [t, row, column, shown]);
  return (
    <CellButton
      cell={cell}
      isChosen={isChosen}
      onChoose={onChoose}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => onTap(cell)}
    >
      <TileFace tile={shown} />
    </CellButton>
  );
});

/** What came of a tile is told by a sign as well, not by its colour alone. */
function TileFace({ tile }: { readonly tile: Tile }) {
  return (
    <span className={classes.tile} data-tile={tile}>
      {tile === 'found' && <IconCheck aria-hidden />}
      {tile === 'wrong' && <IconX aria-hidden />}
    </span>
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
        <TileFace key={cell} tile={tile(cell)} />
      ))}
    </div>
  );
}
