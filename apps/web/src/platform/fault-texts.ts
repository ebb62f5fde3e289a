import { useTranslation } from 'react-i18next';
import { ApiError } from './client.ts';

/** What the server found wrong with the fields of a form, in words, by the names of the fields. */
export function useFaultTexts(error: unknown): (field: string) => string | null {
  const { t } = useTranslation(['accounts', 'common']);
  return (field) => {
    if (!(error instanceof ApiError)) return null;
    const fault = error.fields.find(({ path }) => path === `body.${field}`);
    switch (fault?.code) {
      case undefined:
        return null;
      case 'required':
        return t('common:messages.fieldRequired');
      case 'blank':
        return t('common:messages.fieldBlank');
      case 'too_short':
        return t('common:messages.minLength', { min: Number(fault?.params?.['min']) });
      case 'too_long':
        return t('accounts:fault.too_long', { max: Number(fault?.params?.['max']) });
      case 'taken':
        return t('accounts:fault.taken');
      case 'formula':
        return t('common:messages.formula');
      default:
        if (field === 'email') return t('common:messages.email');
        return t(/(^|\.)username$/.test(field) ? 'accounts:fault.username' : 'accounts:fault.invalid');
    }
  };
}

/** Whether the fields at fault tell it already. */
export function isOfFields(error: unknown): boolean {
  return error instanceof ApiError && error.fields.length > 0;
}

/** Whether somebody else was faster: what was sent belongs to a version that is no longer the newest. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile';
}
