import { type FieldError, tableCodes } from '@mindhero/contract/errors';
import { checkStudentImport, importColumns } from '@mindhero/contract/student-import';
import { useTranslation } from 'react-i18next';
import { type FileFault, fileFaultOf, useUploadWords } from '../../../entities/homework/file-faults.ts';
import { ApiError } from '../../../platform/client.ts';
import { describeFailure } from '../../../platform/failures.ts';

/** Why a file as a whole cannot be imported, in words: what was seen here, or what the server said; null if nothing. */
export function useTableFault(seen: FileFault | null, error: unknown): string | null {
  const { t } = useTranslation(['imports', 'common']);
  const words = useUploadWords(checkStudentImport.upload);
  const ofFile = seen ?? fileFaultOf(error);
  if (ofFile === 'type') return t('imports:file.not_text');
  if (ofFile === 'empty') return t('imports:file.empty');
  if (ofFile !== null) return t(`common:file.${ofFile}`, words);
  if (error === null) return null;
  const fault = error instanceof ApiError ? error.fields[0] : undefined;
  const code = tableCodes.find((known) => known === fault?.code);
  if (code === undefined) return describeFailure('load', 'students', error);
  const line = Number(fault?.params?.['line'] ?? 0);
  const text = t(`imports:file.${code}`);
  return line === 0 ? text : `${t('imports:line', { line })}: ${text}`;
}

/** What is wrong with a cell, in words, with its column. */
export function useCellFault(): (fault: FieldError) => string {
  const { t } = useTranslation(['imports', 'accounts']);
  return ({ path, code, params }) => {
    const column = importColumns.find((known) => known === path);
    const text = column === 'username' && code === 'invalid_format' ? 'username' : cellFault(code);
    const values = { line: String(params?.['line'] ?? ''), name: String(params?.['name'] ?? '') };
    const words = t(`imports:cell.${text}`, {
      ...values,
      max: Number(params?.['max']),
      min: Number(params?.['min']),
    });
    return column === undefined ? words : `${t(`imports:column.${column}`)}: ${words}`;
  };

  function cellFault(code: FieldError['code']) {
    switch (code) {
      case 'required':
      case 'blank':
        return 'blank';
      case 'taken':
      case 'surplus_cell':
      case 'duplicate':
      case 'ambiguous':
      case 'not_allowed':
      case 'formula':
      case 'too_long':
      case 'too_short':
        return code;
      case 'wrong_type':
        return 'yes_or_no';
      case 'not_an_option':
        return 'unknown';
      default:
        return 'invalid';
    }
  }
}
