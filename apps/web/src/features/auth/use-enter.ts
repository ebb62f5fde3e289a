import type { Tokens } from '@mindhero/contract/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetPerson } from '../../entities/person/forget.ts';
import { session } from '../../platform/client.ts';
import { safeTarget } from './target.ts';

interface Way {
  /** Where to go; the start if nothing is said. */
  readonly target?: string | undefined;
  /** Going back does not lead here again. */
  readonly replace?: boolean;
}

/** Begins the session with what the server gave, and goes on. */
export function useEnter({ target, replace = false }: Way = {}): (tokens: Tokens) => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return (tokens) => {
    forgetPerson(queryClient);
    session.start(tokens);
    router.history[replace ? 'replace' : 'push'](safeTarget(target, location.origin));
  };
}
