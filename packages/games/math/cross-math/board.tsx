/** The crossword of equations, played and looked at. */
import { IconCheck, IconX } from '@tabler/icons-react';
import type { CSSProperties, HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { type Line, type Place, placesOf, type Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';
import classes from './board.module.css';

/** How a number cell looks. `hint` was revealed, `missed` is shown at the end only. */
export type Face = 'given' | 'open' | 'right' | 'wrong' | 'hint' | 'missed';

/** A number cell as it is drawn: what stands in it, and how. */
export interface Shown {
  readonly face: Face;
  readonly text: string;
}

interface BoardProps {
  readonly puzzle: Puzzle;
  readonly settings: Settings;
  readonly cell: (cell: number) => Shown;
  /** Lines that are found to be true; their signs say so quietly. */
  readonly confirmed?: (line: Line) => boolean;
  /** What makes a number cell one that can be chosen. */
  readonly handles?: (cell: number, shown: Shown) => HTMLAttributes<HTMLElement>;
  /** The lines of the cell that is being filled in. */
  readonly lit?: readonly Line[];
}

/** Rows of cells. Numbers have square cells, the signs between them narrower ones, so that 15 × 15 fits a phone. */
export function Board({ puzzle, settings, cell, confirmed, handles, lit = [] }: BoardProps) {
  const { t } = useTranslation('cross-math');
  const characters = settings.digits + (settings.allow_negative ? 1 : 0);
  const draw = (place: Place | null, column: number) => {
    if (place === null) return <span key={column} aria-hidden />;
    if (place.kind === 'sign') {
      return (
        <span
          key={column}
          role="gridcell"
          className={classes.sign}
          data-lit={lit.includes(place.line) || undefined}
          data-confirmed={confirmed?.(place.line) || undefined}
        >
          {place.sign === 'equals' ? '=' : t(`sign.${place.sign}`)}
        </span>
      );
    }
    const shown = cell(place.cell);
    return (
      <span key={column} role="gridcell" className={classes.place} {...handles?.(place.cell, shown)}>
        <NumberFace shown={shown} />
      </span>
    );
  };
  return (
    <div
      className={classes.board}
      style={{ '--side': puzzle.side, '--characters': Math.max(2, characters) } as CSSProperties}
    >
      {placesOf(puzzle).map((places, row) => (
        <div key={row} role="row" className={classes.row}>
          {places.map(draw)}
        </div>
      ))}
    </div>
  );
}

function NumberFace({ shown: { face, text } }: { readonly shown: Shown }) {
  return (
    <span className={classes.number} data-face={face}>
      {text}
      {face === 'right' && <IconCheck aria-hidden />}
      {face === 'wrong' && <IconX aria-hidden />}
    </span>
  );
}

/** A small board that is only looked at; `label` says what is on it. */
export function BoardPicture({
  label,
  ...board
}: Pick<BoardProps, 'puzzle' | 'settings' | 'cell'> & { readonly label: string }) {
  return (
    <div role="img" aria-label={label} className={classes.picture}>
      <div aria-hidden>
        <Board {...board} />
      </div>
    </div>
  );
}

/** An equation as text, a gap for what is not there: "3 + ? = 8". */
export function useEquation(): (line: Line, value: (cell: number) => number | null) => string {
  const { t, i18n } = useTranslation('cross-math');
  return ({ operation, cells }, value) => {
    const [a, b, c] = cells.map((cell) => {
      const number = value(cell);
      return number === null ? '?' : numberText(number, i18n.language);
    });
    return `${a} ${t(`sign.${operation}`)} ${b} = ${c}`;
  };
}
