import { versions } from '@mindhero/contract/agreement';
import { register, type RegistrationRole } from '@mindhero/contract/registration';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { useEnter } from '../use-enter.ts';
import type { Filled } from './registration-rules.ts';

/** Makes the account of somebody who filled in everything and ticked every box, and lets them in. */
export function useRegistration() {
  return useMutation({
    mutationFn: ({ role, email, first_name, last_name, username, password }: Filled) =>
      call(register, {
        body: {
          role: role as RegistrationRole,
          first_name,
          last_name,
          username,
          password,
          email: email.trim() === '' ? null : email,
          language: currentLanguage(),
          // The documents that the form led to.
          consents: {
            user_agreement: versions.user_agreement[0],
            privacy_policy: versions.privacy_policy[0],
            data_processing: versions.data_processing[0],
          },
        },
      }),
    onSuccess: useEnter(),
  });
}
