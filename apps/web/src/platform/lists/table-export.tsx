import type { NamedFile } from '@mindhero/contract/endpoint';
import type { FileFormat } from '@mindhero/contract/table-file';
import type { Language } from '@mindhero/contract/user';
import { ExportMenu } from './export-menu.tsx';

interface TableExportProps {
  /** How many lines the table has. */
  readonly count: number;
  readonly columns: readonly string[];
  readonly fetchFile: (file: {
    readonly format: FileFormat;
    readonly language: Language;
  }) => Promise<NamedFile>;
}

const nothingHidden = { ids: new Set<string>(), hide: () => {} };

/** A table that is shown whole, as a file. */
export function TableExport({ count, columns, fetchFile }: TableExportProps) {
  return (
    <ExportMenu
      list={{ count, isLong: false, hidden: nothingHidden }}
      item="statistics"
      columns={columns}
      fetchFile={({ format, language }) => fetchFile({ format, language })}
    />
  );
}
