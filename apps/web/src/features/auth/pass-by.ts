import { redirect } from '@tanstack/react-router';
import { session } from '../../platform/client.ts';
import { safeTarget } from './target.ts';

interface Gate {
  readonly search: { readonly redirect?: unknown };
}

/** For the sign-in's `beforeLoad`: the person who is signed in already goes on to where it would have led. */
export async function passBy({ search }: Gate): Promise<void> {
  // Without a network nobody knows; the form stays, and says what is wrong once it is sent.
  const isSignedIn = await session.isSignedIn().catch(() => false);
  if (isSignedIn) throw redirect({ href: safeTarget(search.redirect, location.origin), replace: true });
}
