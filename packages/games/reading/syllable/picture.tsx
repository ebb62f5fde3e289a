import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import { rowsOf, sizeOf } from './look.tsx';
import classes from './table.module.css';

interface PictureProps {
  readonly table: SyllableTable;
  /** The language of the syllables, `UK`. */
  readonly language: string;
  readonly label: string;
  /** How a cell is marked. */
  readonly mark?: (cell: number) => 'found' | 'misread' | 'slow' | undefined;
}

/** A table that is only looked at. */
export function TablePicture({ table, language, label, mark }: PictureProps) {
  return (
    <table
      className={classes.picture}
      data-read="ground fitted"
      style={sizeOf(table)}
      lang={language.toLowerCase()}
      aria-label={label}
    >
      <tbody>
        {rowsOf(table).map((row, index) => (
          <tr key={index}>
            {row.map((syllable, column) => (
              <td key={column} data-mark={mark?.(index * table.columns + column)}>
                {syllable}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
