import { moveText } from '@mindhero/engine/soroban';
import type { ReactNode } from 'react';
import { type Direction, digits, directions, movesOf } from './moves.ts';
import card from '../../../platform/table-card.module.css';
import classes from './move-table.module.css';

interface MoveTablesProps {
  readonly caption: (direction: Direction) => string;
  /** What stands over the digits. */
  readonly digitLabel: string;
  /** The `td` of a move on a digit. */
  readonly renderCell: (digit: number, move: number) => ReactNode;
}

/** Each digit of a rod with each move: a table for adding, and one for taking away. */
export function MoveTables({ caption, digitLabel, renderCell }: MoveTablesProps) {
  return (
    <div className={card.tables}>
      {directions.map((direction) => (
        <table key={direction} className={classes.table}>
          <caption>{caption(direction)}</caption>
          <thead>
            <tr>
              <th scope="col">{digitLabel}</th>
              {movesOf(direction).map((move) => (
                <th key={move} scope="col">
                  {moveText(move)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {digits.map((digit) => (
              <tr key={digit}>
                <th scope="row">{digit}</th>
                {movesOf(direction).map((move) => renderCell(digit, move))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
