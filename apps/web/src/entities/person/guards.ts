/** Gates in front of routes, for their `beforeLoad`. */
import type { User } from '@mindhero/contract/user';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { isUnreachable, session } from '../../platform/client.ts';
import { speak } from '../../platform/i18n.ts';
import { initialLanguage } from '../../platform/language.ts';
import { activePlansQuery, needsPlan } from '../plan/plan.ts';
import { meQuery } from './me.ts';
import type { Permission } from './permissions.ts';

interface Gate {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: { readonly href: string };
}

/**
 * Somebody must be signed in; otherwise to the sign-in, which leads back to where the person wanted to go. So do the
 * screens on which a first password is replaced, and on which a second factor is added where it is required.
 */
export async function requireSignIn(gate: Gate): Promise<{ me: User }> {
  const me = await signedIn(gate);
  if (me.must_change_password)
    throw redirect({ to: '/first-password', search: { redirect: gate.location.href } });
  if (me.must_add_second_factor)
    throw redirect({ to: '/second-factor', search: { redirect: gate.location.href } });
  return { me };
}

/** For the screen on which a first password is replaced; a person who has a password of their own goes to their start. */
export async function requireFirstPassword(gate: Gate): Promise<{ me: User }> {
  const me = await signedIn(gate);
  if (!me.must_change_password) throw redirect({ to: '/' });
  return { me };
}

/** For the screen on which a required second factor is added; who needs none goes to their start. */
export async function requireMissingFactor(gate: Gate): Promise<{ me: User }> {
  const me = await signedIn(gate);
  if (!me.must_add_second_factor || me.must_change_password) throw redirect({ to: '/' });
  return { me };
}

async function signedIn({ context, location }: Gate): Promise<User> {
  if (!(await isSignedIn())) throw redirect({ to: '/login', search: { redirect: location.href } });
  const known = context.queryClient.getQueryData(meQuery.queryKey);
  // Whoever has left is known until their screens are gone.
  if (known !== undefined && known.id === session.user()) return known;
  const me = await context.queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
  await speak(initialLanguage(me.language));
  return me;
}

/** Without a network nobody can say that a session is over: its tokens count until the server refuses them. */
async function isSignedIn(): Promise<boolean> {
  try {
    return await session.isSignedIn();
  } catch (error) {
    if (isUnreachable(error)) return true;
    throw error;
  }
}

interface SignedInGate {
  readonly context: Gate['context'] & { readonly me: User };
}

/** At least one active plan is needed. */
export async function requirePlan({ context }: SignedInGate): Promise<void> {
  if (await isWithoutPlan(context)) throw redirect({ to: '/no-subscription' });
}

/** The screen for those without a plan; the others go to their dashboard. */
export async function requireNoPlan({ context }: SignedInGate): Promise<void> {
  if (!(await isWithoutPlan(context))) throw redirect({ to: '/' });
}

/** A failure is logged only, and counts as having none. */
async function isWithoutPlan({ me, queryClient }: SignedInGate['context']): Promise<boolean> {
  if (!needsPlan(me)) return false;
  const plans = await queryClient.fetchQuery(activePlansQuery(me.id)).catch((error: unknown) => {
    console.error('Active plans could not be loaded', error);
    return [];
  });
  return plans.length === 0;
}

/** A screen for some people only; the others are told so under its address. */
export function allowOnly(permission: Permission): (gate: { context: { readonly me: User } }) => void {
  return ({ context }) => {
    if (!permission(context.me)) throw redirect({ to: '/error/$errorCode', params: { errorCode: '403' } });
  };
}
