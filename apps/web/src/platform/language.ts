/** Which language the interface speaks. */
import type { Language } from '@mindhero/contract/user';

/** Each by its own name, in the order in which a switch shows them. */
export const languageNames: Readonly<Record<Language, string>> = {
  EN: 'English',
  DE: 'Deutsch',
  UK: 'Українська',
  RU: 'Русский',
};

const SESSION_KEY = 'language';

/** The language that a text names, in any case; null for anything else. */
export function toLanguage(text: unknown): Language | null {
  if (typeof text !== 'string') return null;
  const upper = text.toUpperCase();
  return upper in languageNames ? (upper as Language) : null;
}

/** The query's language if it is one of ours; else the user's; else the session's; else English. */
export function languageAtStart(from: {
  readonly query: string | null;
  readonly user: string | null;
  readonly session: string | null;
}): Language {
  return toLanguage(from.query) ?? toLanguage(from.user) ?? toLanguage(from.session) ?? 'EN';
}

/** The address's wish counts until the person chooses a language. */
let queryAtStart: string | null = null;

/** Takes the wish out of the address, where it would undo a later choice on every reload. */
function takeQuery(): string {
  const url = new URL(location.href);
  const wish = url.searchParams.get('lang');
  if (wish === null) return '';
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  return wish;
}

/** The language to start with, and again once the account's language is known. */
export function initialLanguage(user: Language | null): Language {
  queryAtStart ??= takeQuery();
  return languageAtStart({ query: queryAtStart, user, session: sessionStorage.getItem(SESSION_KEY) });
}

/** Somebody chose a language: what the address asked for no longer counts. */
export function forgetQuery(): void {
  queryAtStart = '';
}

/** For this tab, until it is closed. */
export function keepInSession(language: Language): void {
  sessionStorage.setItem(SESSION_KEY, language);
}
