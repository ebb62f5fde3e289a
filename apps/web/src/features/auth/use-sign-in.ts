import { signIn } from '@mindhero/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError, call, session } from '../../platform/client.ts';
import { forgetPerson } from '../../platform/forget.ts';
import { safeTarget } from './target.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly shared: boolean;
}

/** Signs in, then goes to `target`. */
export function useSignIn(target: string | undefined) {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => call(signIn, { body: credentials }),
    onSuccess: (tokens) => {
      forgetPerson(queryClient);
      session.start(tokens);
      router.history.push(safeTarget(target, location.origin));
    },
  });
}

/** How a failed sign-in is told. */
export type SignInFault =
  | { readonly kind: 'invalid' | 'failed' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** What a failed sign-in is told as. Whatever is not about name and password may be tried again. */
export function toFault(error: unknown): SignInFault {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.code === 'too_many_requests') return { kind: 'wait', seconds: error.retryAfter ?? 60 };
  return { kind: error.code === 'invalid_credentials' ? 'invalid' : 'failed' };
}
