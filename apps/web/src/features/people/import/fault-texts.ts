import type { FieldError } from '@mindhero/contract/errors';
import { importColumns } from '@mindhero/contract/student-import';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/client.ts';
import { describeFailure } from '../../../platform/failures.ts';

const fileFaults = [
  'not_text',
  'is_workbook',
  'broken_quotes',
  'no_header',
  'column_twice',
  'too_many_columns',
  'too_many_rows',
  'no_rows',
  'required',
] as const;

/** Why a file as a whole cannot be imported, in words; null where nothing is wrong. */
export function useFileFault(error: unknown): string | null {
  const { t } = useTranslation('imports');
  if (error === null || error === undefined) return null;
  if (error === 'too_large') return t('file.too_large');
  if (!(error instanceof ApiError)) return describeFailure('load', 'students', error);
  if (error.code === 'body_too_large') return t('file.too_large');
  if (error.code === 'unsupported_media_type') return t('file.not_text');
  const [fault] = error.fields;
  const code = fileFaults.find((known) => known === fault?.code);
  if (code === undefined) return describeFailure('load', 'students', error);
  const line = Number(fault?.params?.['line'] ?? 0);
  return line === 0 ? t(`file.${code}`) : `${t('line', { line })}: ${t(`file.${code}`)}`;
}

/** What is wrong with a cell, in words, with its column. */
export function useCellFault(): (fault: FieldError) => string {
  const { t } = useTranslation(['imports', 'accounts']);
  return ({ path, code, params }) => {
    const column = importColumns.find((known) => known === path);
    const text = cellFault(code);
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
      case 'duplicate':
      case 'ambiguous':
      case 'not_allowed':
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
