/** The four languages of the product. */
import { de } from './words-de.ts';
import { en } from './words-en.ts';
import { ru } from './words-ru.ts';
import { uk } from './words-uk.ts';
import type { Words } from './words.ts';

export const languages = { en, de, ru, uk } as const satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof languages;

/**
 * @param wished what the shop asked for
 * @param accepted the header by which a browser says what it likes, best first
 */
export function languageOf(wished: string | undefined, accepted = ''): Language {
  const liked = accepted.split(',').map((part) => part.trim().slice(0, 2));
  return [wished, ...liked].map((code) => code?.toLowerCase()).find(isLanguage) ?? 'en';
}

function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(languages, code);
}
