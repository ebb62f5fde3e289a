import type { FieldError } from '@mindhero/contract/errors';
import { useTranslation } from 'react-i18next';
import { useHomeworkFault } from '../../../platform/homework-faults.ts';

/** What is wrong with a field, in words; null if nothing. */
export function useFaultText(): (fault: FieldError | undefined) => string | null {
  const { t } = useTranslation(['task_editor', 'common']);
  const ofHomework = useHomeworkFault();
  return (fault) => {
    if (fault === undefined) return null;
    switch (fault.code) {
      case 'required':
        return fault.path === 'body.blocks' ? t('fault.no_blocks') : t('common:messages.fieldRequired');
      case 'blank':
        return t('common:messages.fieldBlank');
      case 'too_long':
        return t('fault.too_long', { max: Number(fault.params?.['max']) });
      case 'too_few_chosen':
        return t('fault.nobody');
      case 'not_an_option':
        return t('fault.not_an_option');
      default:
        return ofHomework(fault.code) ?? t('fault.invalid');
    }
  };
}
