import { signOut } from '@mindhero/contract/session';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, session } from './client.ts';

/** Ends the session here and, if it can be reached, on the server, and goes to the sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await call(signOut).catch((error: unknown) => {
      console.error('The session could not be ended on the server', error);
    });
    session.end();
    queryClient.clear();
    await navigate({ to: '/login' });
  };
}
