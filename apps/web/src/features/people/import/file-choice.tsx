import { MOST_IMPORT_ROWS } from '@mindhero/contract/limits';
import { checkStudentImport, getImportTemplate } from '@mindhero/contract/student-import';
import { fileTypes } from '@mindhero/contract/table-file';
import { Callout } from '@mindhero/ui/callout';
import { FileButton } from '@mindhero/ui/file-button';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOfFile, type FileFault } from '../../../entities/homework/file-faults.ts';
import { saveFile } from '../../../platform/answered-file.ts';
import { call } from '../../../platform/client.ts';
import { DropPlace } from '../../../platform/form/drop-place.tsx';
import { useFormats } from '../../../platform/format.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { useTableFault } from './table-faults.ts';
import classes from './import.module.css';

interface FileChoiceProps {
  readonly isBusy: boolean;
  /** Why the last one could not be read. */
  readonly error: unknown;
  readonly onFile: (file: File) => void;
}

/** Where a file is dropped or chosen, with an example of one to begin with. */
export function FileChoice({ isBusy, error, onFile }: FileChoiceProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const [seen, setSeen] = useState<FileFault | null>(null);
  const fault = useTableFault(seen, error);
  const template = useMutation({
    mutationFn: () => call(getImportTemplate, { query: { language: currentLanguage() } }),
    onSuccess: saveFile,
    meta: { action: 'load', item: 'students' },
  });
  const take = (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    const table = asTable(file);
    // Said before it is sent.
    const found = faultOfFile(table, checkStudentImport.upload);
    setSeen(found);
    if (found === null) onFile(table);
  };
  return (
    <div className={classes.steps}>
      <p>{t('intro', { max: number(MOST_IMPORT_ROWS) })}</p>
      <DropPlace onFile={take}>
        <IconFileUpload size={40} aria-hidden />
        <span>{t('drop')}</span>
        <FileButton
          loading={isBusy}
          accept={`.csv,.txt,.xlsx,text/csv,text/plain,${fileTypes.xlsx}`}
          onFile={take}
        >
          {t('choose')}
        </FileButton>
      </DropPlace>
      {fault !== null && (
        <Callout tone="fault" role="alert">
          {fault}
        </Callout>
      )}
      <div className={classes.template}>
        <p>{t('columns')}</p>
        <ToolButton icon={IconDownload} loading={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
        </ToolButton>
      </div>
    </div>
  );
}

/** Windows names no type where no program for tables is installed; what the bytes are sees the server. */
function asTable(file: File): File {
  return file.type === '' ? new File([file], file.name, { type: 'text/csv' }) : file;
}
