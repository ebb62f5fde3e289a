import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useColumnFit } from './use-column-fit.ts';
import classes from './heat-table.module.css';

export interface HeatCell {
  readonly value: ReactNode;
  /** From 0 to 1: the more, the darker. */
  readonly heat?: number;
  /** Says little: too few stand behind it. */
  readonly isFew?: boolean;
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
  /** What is said below where some cells say little. */
  readonly few?: string;
}

const nothing = () => {};

/** Figures by rows and columns. Where there is no room for a line, the figures of a row stand below it, each with its name. */
export function HeatTable({ label, of, columns, rows, few }: HeatTableProps) {
  const box = useRef<HTMLDivElement>(null);
  useColumnFit(box, { columns, rows, mayScroll: false, onFit: nothing });
  const hasFew = rows.some(({ cells }) => cells.some((cell) => typeof cell !== 'string' && cell.isFew));
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
      {hasFew && few !== undefined && <p className={classes.few}>{few}</p>}
    </div>
  );
}

function Cell({ name, cell }: { readonly name: string; readonly cell: string | HeatCell }) {
  const { value, heat, isFew = false }: HeatCell = typeof cell === 'string' ? { value: cell } : cell;
  return (
    <td
      data-name={name}
      data-few={isFew || undefined}
      data-heat={heat === undefined ? undefined : true}
      style={heat === undefined ? undefined : ({ '--part': heat } as CSSProperties)}
    >
      {value}
    </td>
  );
}
