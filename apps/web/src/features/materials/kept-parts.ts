/** Reads what a device kept of a form, part by part: anybody may have changed it since, and so may a newer version. Pure. */
import type { Language } from '@mindhero/contract/user';
import type { Part } from '../../platform/address/parts.ts';
import { toLanguage } from '../../platform/language.ts';

export const aText: Part<string> = (stored) => (typeof stored === 'string' ? stored : undefined);
export const aFlag: Part<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);
export const aNumber: Part<number> = (stored) => (Number.isInteger(stored) ? Number(stored) : undefined);

export const aLanguage: Part<Language> = (stored) => toLanguage(stored) ?? undefined;

/** Every one of a list, or none of them. */
export const listOf =
  <Value>(read: Part<Value>): Part<readonly Value[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const all = stored.map((one) => read(one)).filter((one) => one !== undefined);
    return all.length === stored.length ? all : undefined;
  };

export const parts = (stored: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);

/** Field by field; what makes no sense is left out. */
export function understood<Values extends object>(
  stored: object,
  fields: { readonly [Name in keyof Values]: Part<Values[Name]> },
): Partial<Values> {
  const known = parts(stored);
  const read = Object.entries<Part<unknown>>(fields).map(
    ([name, of]) => [name, of(known.get(name))] as const,
  );
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Values>;
}
