import type { NamedFile } from '@mindhero/contract/endpoint';
import { type FileFormat, fileFormats, MOST_ROWS } from '@mindhero/contract/table-file';
import type { Language } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../answered-file.ts';
import type { Item } from '../failures.ts';
import { useFormats } from '../format.ts';
import { currentLanguage } from '../i18n.ts';
import { useRowCount } from './row-count.ts';
import type { List } from './use-list.ts';
import classes from './export-menu.module.css';

interface FileQuery {
  readonly format: FileFormat;
  readonly language: Language;
  /** Undefined for all of them. */
  readonly columns?: string | undefined;
}

interface ExportMenuProps<Row> {
  readonly list: Pick<List<Row>, 'count' | 'isLong' | 'hidden'>;
  readonly item: Item;
  /** What the file may have; what is out of sight by the same name is left out. */
  readonly columns: readonly string[];
  /** The file has everybody, whatever is searched for. */
  readonly isWhole?: boolean;
  readonly fetchFile: (query: FileQuery) => Promise<NamedFile>;
}

const icons = { csv: IconFileText, xlsx: IconFileSpreadsheet } as const;

/** All rows of a list's filter in their order, or all there are, as a file. */
export function ExportMenu<Row>({ list, item, columns, isWhole = false, fetchFile }: ExportMenuProps<Row>) {
  const { t } = useTranslation('lists');
  const id = useId();
  const rows = useRowCount();
  const shown = columns.filter((id) => !list.hidden.ids.has(id));
  const take = useMutation({
    mutationFn: (format: FileFormat) =>
      fetchFile({
        format,
        language: currentLanguage(),
        ...(shown.length < columns.length && { columns: shown.join(',') }),
      }),
    onSuccess: saveFile,
    meta: { action: 'load', item },
  });
  return (
    <DropButton
      id={id}
      label={t('export.button')}
      icon={<IconDownload size={18} aria-hidden />}
      loading={take.isPending}
    >
      <div className={classes.formats}>
        {fileFormats.map((format) => (
          <Format
            key={format}
            menu={id}
            format={format}
            count={list.count}
            onTake={() => take.mutate(format)}
          />
        ))}
        <p className={classes.note}>
          {t(isWhole ? 'export.whole' : 'export.note', { count: list.count, rows: rows(list) })}
        </p>
      </div>
    </DropButton>
  );
}

interface FormatProps {
  /** Id of the panel that choosing closes. */
  readonly menu: string;
  readonly format: FileFormat;
  /** Rows of the list. */
  readonly count: number;
  readonly onTake: () => void;
}

function Format({ menu, format, count, onTake }: FormatProps) {
  const { t } = useTranslation('lists');
  const { number } = useFormats();
  const Icon = icons[format];
  const isTooLong = count > MOST_ROWS[format];
  return (
    <div>
      <Button
        size="sm"
        kind="subtle"
        fullWidth
        icon={<Icon size={20} aria-hidden />}
        disabled={isTooLong}
        popoverTarget={menu}
        popoverTargetAction="hide"
        onClick={onTake}
      >
        {t(`export.${format}`)}
      </Button>
      {isTooLong && (
        <p className={classes.note}>{t('export.too_long', { max: number(MOST_ROWS[format]) })}</p>
      )}
    </div>
  );
}
