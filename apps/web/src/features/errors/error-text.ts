import { ApiError, NetworkError } from '../../platform/client.ts';
import { isMissingCode } from '../../platform/missing-code.ts';

type Told = Exclude<keyof typeof import('../../strings/en/errors.json'), 'code'>;

const told: readonly Told[] = ['401', '403', '404', '429', '500', '503', 'offline', 'incomplete'];

/** Under which key the texts tell about a code of the error page. */
export function toldAs(code: string): Told {
  return told.find((known) => known === code.toLowerCase()) ?? 'other';
}

/** The error page's code for something thrown, with or without a network. */
export function codeOf(error: unknown, isReachable: boolean): string {
  // Without a network a screen's code cannot come either.
  if (error instanceof NetworkError || !isReachable) return 'offline';
  if (isMissingCode(error)) return 'incomplete';
  return error instanceof ApiError ? String(error.status) : 'other';
}

/** What helps first after an error: signing in, another try, or beginning anew. */
export function nextAfter(code: string): 'sign_in' | 'again' | 'home' {
  const told = toldAs(code);
  if (told === '401') return 'sign_in';
  return told === '403' || told === '404' || told === 'other' ? 'home' : 'again';
}
