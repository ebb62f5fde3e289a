import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { leaveSession } from '../../platform/client.ts';
import { forgetAndLeave } from './forget.ts';

/** Ends the session and goes to the sign-in, without waiting for the server. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return () => {
    void leaveSession();
    return forgetAndLeave(queryClient, () => navigate({ to: '/login' }));
  };
}
