import type { Tokens } from '@mindhero/contract/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { session } from '../../platform/client.ts';
import { forgetPerson } from '../../platform/forget.ts';
import { safeTarget } from './target.ts';

/** Begins the session with what the server gave, and goes to `target`, or to the start. */
export function useEnter(target?: string): (tokens: Tokens) => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return (tokens) => {
    forgetPerson(queryClient);
    session.start(tokens);
    router.history.push(safeTarget(target, location.origin));
  };
}
