import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { TablePicture } from './picture.tsx';
import type { Settings } from './settings.ts';

/** A table as these settings give it. */
export function Example({ settings, item }: ExampleProps<Settings, SyllableTable>) {
  const { t } = useTranslation('syllable');
  return (
    <TablePicture
      table={item}
      language={settings.language}
      label={t('table', { rows: item.rows, columns: item.columns })}
    />
  );
}
