import type { FieldError } from '@mindhero/contract/errors';
import { useTranslation } from 'react-i18next';

/** What is said beside a field, by its path in the request; null beside one without a fault. */
export function useFaultText(faults: readonly FieldError[]): (path: string) => string | null {
  const { t } = useTranslation(['schools', 'common']);

  function told({ code, params }: FieldError): string {
    switch (code) {
      case 'required':
        return t('common:messages.fieldRequired');
      case 'blank':
        return t('common:messages.fieldBlank');
      case 'too_short':
        return t('common:messages.minLength', { min: params?.['min'] });
      case 'taken':
        return t('schools:fault.taken');
      case 'not_an_option':
        return t('schools:fault.not_an_option');
      default:
        return t('schools:fault.other');
    }
  }

  return (path) => {
    const fault = faults.find((one) => one.path === path);
    return fault === undefined ? null : told(fault);
  };
}
