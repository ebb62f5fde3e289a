import type { ErrorCode, FieldCode } from '@mindhero/contract/errors';
import { useTranslation } from 'react-i18next';

/** What a server refuses of homework and of nothing else. */
const codes = [
  'not_yet_available',
  'not_after_start',
  'in_the_past',
  'inactive',
  'subject_not_allowed',
  'already_started',
] as const satisfies readonly (ErrorCode | FieldCode)[];

/** Such a refusal, or a fault of a field, in words; null for the code of anything else. */
export function useHomeworkFault(): (code: ErrorCode | FieldCode | undefined) => string | null {
  const { t } = useTranslation();
  return (asked) => {
    const code = codes.find((known) => known === asked);
    return code === undefined ? null : t(`homework.fault.${code}`);
  };
}
