/** The board of tiles, played and looked at. */
import { useSteady } from '@mindhero/ui/use-steady';
import { type CSSProperties, type KeyboardEvent, memo, type Ref, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrows } from '../../grid/arrows.ts';
import { useKeyboardStart } from '../../keyboard-start.tsx';
import { COLUMNS, neighbour, type Place, places, ROWS } from './places.ts';
import classes from './board.module.css';

const boardStyle = { '--rows': ROWS, '--columns': COLUMNS } as CSSProperties;
const placeStyle = ({ row, column }: Place): CSSProperties => ({ gridArea: `${row + 1} / ${column + 1}` });

interface BoardProps {
  /** Tiles tapped so far, in order. */
  readonly tapped: readonly number[];
  /** Null while nothing may be tapped. */
  readonly onTap: ((tile: number) => void) | null;
  /** Tiles that light up, in order. */
  readonly lights: readonly number[];
  /** Holds a mark, then the lights. */
  readonly film: Ref<HTMLDivElement>;
}

/** One tab stop; the arrows go from tile to tile, Enter and Space tap. */
export function Board({ tapped, onTap, lights, film }: BoardProps) {
  const { t } = useTranslation('sequence');
  const board = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const button = (tile: number) => board.current?.querySelectorAll('button')[tile];
  const isOpen = onTap !== null;

  useKeyboardStart(isOpen, () => button(current)?.focus({ preventScroll: true }));

  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    button(neighbour(current, step))?.focus();
  }

  const tap = useSteady((tile: number) => onTap?.(tile));
  const move = useSteady(onKeyDown);

  return (
    <div ref={board} role="group" aria-label={t('board')} className={classes.board} style={boardStyle}>
      {places.map((place, tile) => (
        <Tile
          key={tile}
          tile={tile}
          place={place}
          order={tapped.indexOf(tile) + 1}
          isOpen={isOpen}
          isCurrent={tile === current}
          onChoose={setCurrent}
          onMove={move}
          onTap={tap}
        />
      ))}
      <div ref={film} className={classes.lights} style={boardStyle} aria-hidden>
        <i className={classes.mark} />
        {lights.map((tile, index) => (
          <span
            key={index}
            className={classes.light}
            style={placeStyle(places[tile] ?? { row: 0, column: 0 })}
          />
        ))}
      </div>
    </div>
  );
}

interface TileProps {
  readonly tile: number;
  readonly place: Place;
  /** Counted from 1; 0 as long as it is not tapped. */
  readonly order: number;
  readonly isOpen: boolean;
  /** The one that the Tab key reaches. */
  readonly isCurrent: boolean;
  readonly onChoose: (tile: number) => void;
  readonly onMove: (event: KeyboardEvent) => void;
  readonly onTap: (tile: number) => void;
}

const Tile = memo(function Tile(props: TileProps) {
  const { tile, place, order, isOpen, isCurrent, onChoose, onMove, onTap } = props;
  const { t } = useTranslation('sequence');
  // When a chain is over, all tiles close at once, and few look different.
  const label = useMemo(() => {
    const position = { row: place.row + 1, column: place.column + 1 };
    return order > 0 ? t('tile_tapped', { ...position, order }) : t('tile', position);
  }, [t, place, order]);
  return (
    <button
      type="button"
      className={classes.tile}
      style={placeStyle(place)}
      tabIndex={isCurrent ? 0 : -1}
      data-tapped={order > 0}
      aria-disabled={!isOpen || order > 0}
      aria-label={label}
      onFocus={() => onChoose(tile)}
      onKeyDown={onMove}
      onClick={() => onTap(tile)}
    >
      {order > 0 && order}
    </button>
  );
});

interface TilesPictureProps {
  /** In the order in which they are numbered. */
  readonly tiles: readonly number[];
  /** Those that stand where they should not, by their places in the order. */
  readonly wrong?: readonly number[];
  readonly label: string;
}

/** A small picture of the board with the order in which tiles were lit or tapped; `label` says what is on it. */
export function TilesPicture({ tiles, wrong = [], label }: TilesPictureProps) {
  return (
    <div role="img" aria-label={label} className={`${classes.board} ${classes.picture}`} style={boardStyle}>
      {places.map((place, tile) => {
        const index = tiles.indexOf(tile);
        return (
          <span
            key={tile}
            className={classes.tile}
            style={placeStyle(place)}
            data-tapped={index >= 0}
            data-wrong={wrong.includes(index)}
          >
            {index >= 0 && index + 1}
          </span>
        );
      })}
    </div>
  );
}
