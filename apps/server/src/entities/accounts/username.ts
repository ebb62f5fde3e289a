/** Usernames made from names. */
import type { Language } from '@mindhero/contract/user';
import { alphabetOf, transliterate } from './transliteration.ts';

/** Longer ones are a burden to type. */
const LONGEST = 40;
const SHORTEST = 3;

export interface NamedPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
}

/** First and last name in small Latin letters, joined by a dot; of a name that leaves too little, with a word before it. */
export function usernameOf({ first_name, last_name, language }: NamedPerson): string {
  // Of both together: one name may tell the alphabet of the other.
  const alphabet = alphabetOf(`${first_name} ${last_name}`, language);
  const parts = [first_name, last_name].map((part) => transliterate(part, alphabet));
  const name = parts.filter((part) => part !== '').join('.');
  const long = name.length < SHORTEST ? ['user', name].filter((part) => part !== '').join('.') : name;
  return long.slice(0, LONGEST).replace(/[.-]+$/, '');
}

/** The name itself is the first choice, then with 2, 3 and so on at its end. */
export function choice(name: string, nth: number): string {
  return nth === 1 ? name : `${name}${nth}`;
}
