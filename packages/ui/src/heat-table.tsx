import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useColumnFit } from './use-column-fit.ts';
import classes from './heat-table.module.css';

export interface HeatCell {
  readonly value: ReactNode;
  /** From 0 to 1: the more, the darker. */
  readonly heat?: number;
  /** Why it says little, as too few stand behind it: a sentence below the table. */
  readonly few?: string | undefined;
}

export interface HeatRow {
  readonly key: string | number;
  /** What the row is about. */
  readonly head: ReactNode;
  /** A sum of those that follow, or one of them. */
  readonly place?: 'whole' | 'within';
  readonly cells: readonly (string | HeatCell)[];
}

interface HeatTableProps {
  /** What the table says, for screen readers. */
  readonly label: string;
  /** What the rows are about. */
  readonly of: string;
  readonly columns: readonly { readonly name: string; readonly note?: string | undefined }[];
  readonly rows: readonly HeatRow[];
}

const nothing = () => {};

/** Figures by rows and columns. Where there is no room for a line, the figures of a row stand below it, each with its name. */
export function HeatTable({ label, of, columns, rows }: HeatTableProps) {
  const box = useRef<HTMLDivElement>(null);
  useColumnFit(box, { columns, rows, mayScroll: false, onFit: nothing });
  const reasons = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === 'string' ? [] : (cell.few ?? [])))),
  );
  return (
    <div ref={box} className={classes.frame}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map(({ name, note }) => (
              <th key={name} scope="col">
                {name}
                {note !== undefined && <small> {note}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, place, cells }) => (
            <tr key={key} data-place={place}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <Cell key={index} name={columns[index]?.name ?? ''} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {[...reasons].map((few) => (
        <p key={few} className={classes.few}>
          {few}
        </p>
      ))}
    </div>
  );
}

function Cell({ name, cell }: { readonly name: string; readonly cell: string | HeatCell }) {
  const { value, heat, few }: HeatCell = typeof cell === 'string' ? { value: cell } : cell;
  return (
    <td
      data-name={name}
      data-few={few === undefined ? undefined : true}
      data-heat={heat === undefined ? undefined : true}
      style={heat === undefined ? undefined : ({ '--part': heat } as CSSProperties)}
    >
      {value}
    </td>
  );
}
