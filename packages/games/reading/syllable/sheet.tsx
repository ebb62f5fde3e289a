import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import { useTranslation } from 'react-i18next';
import type { SheetProps } from '../../player.ts';
import { rowsOf, sizeOf } from './look.tsx';
import type { Settings } from './settings.ts';
import classes from './table.module.css';

/** The table on paper, as large as the page is wide: to be read aloud, finger under the line. */
export function Sheet({ settings, items }: SheetProps<Settings, SyllableTable>) {
  const { t } = useTranslation('syllable');
  return items.map((table, index) => (
    <table
      key={index}
      className={classes.sheet}
      data-read="fitted"
      style={sizeOf(table)}
      lang={settings.language.toLowerCase()}
      aria-label={t('table', { rows: table.rows, columns: table.columns })}
    >
      <tbody>
        {rowsOf(table).map((row, place) => (
          <tr key={place}>
            {row.map((syllable, column) => (
              <td key={column}>{syllable}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
