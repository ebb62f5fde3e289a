import { signIn } from '@mindhero/contract/session';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';
import { deviceSecret } from '../../platform/device-secret.ts';
import { useEnter } from './use-enter.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly shared: boolean;
}

/** Signs in, then goes to `target`. */
export function useSignIn(target: string | undefined) {
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      call(signIn, { body: { ...credentials, ...(!credentials.shared && { device: deviceSecret() }) } }),
    onSuccess: useEnter({ target }),
  });
}
