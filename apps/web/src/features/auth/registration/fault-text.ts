import { MIN_USERNAME_LENGTH } from '@mindhero/contract/fields';
import { MIN_PASSWORD_LENGTH } from '@mindhero/contract/password';
import { useTranslation } from 'react-i18next';
import { fromServer } from '../../../platform/password-rules.ts';
import type { Fault, Faults, FieldName } from './registration-rules.ts';

/** What is said beside each field; null beside one without a fault. */
export function useFaultText(faults: Faults): (name: FieldName) => string | null {
  const { t } = useTranslation(['registration', 'profile', 'common']);

  function told(name: FieldName, fault: Fault): string {
    switch (fault) {
      case 'required':
        return t('common:messages.fieldRequired');
      case 'blank':
        return t('common:messages.fieldBlank');
      case 'too_short': {
        const min = name === 'password' ? MIN_PASSWORD_LENGTH : MIN_USERNAME_LENGTH;
        return t('common:messages.minLength', { min });
      }
      case 'too_long':
        return t('registration:fault.too_long');
      case 'mismatch':
        return t('profile:password.fault.mismatch');
      case 'taken':
        return t(name === 'email' ? 'registration:fault.taken_email' : 'registration:fault.taken');
      case 'formula':
        return t('common:messages.formula');
      case 'not_an_option':
        return t('registration:fault.outdated');
      default: {
        const ofPassword = fromServer(fault);
        if (ofPassword !== undefined && ofPassword !== 'required')
          return t(`profile:password.fault.${ofPassword}`);
        if (name === 'email') return t('common:messages.email');
        return t(name === 'username' ? 'registration:fault.username' : 'registration:fault.letters');
      }
    }
  }

  return (name) => {
    const fault = faults[name];
    return fault === undefined ? null : told(name, fault);
  };
}
