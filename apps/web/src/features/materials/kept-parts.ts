/** Reads what a device kept of a form, part by part: anybody may have changed it since, and so may a newer version. Pure. */
import type { Language } from '@mindhero/contract/user';
import { toLanguage } from '../../platform/language.ts';

/** Undefined for what makes no sense. */
export type Read<Value> = (stored: unknown) => Value | undefined;

export const aText: Read<string> = (stored) => (typeof stored === 'string' ? stored : undefined);
export const aFlag: Read<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);
export const aNumber: Read<number> = (stored) => (Number.isInteger(stored) ? Number(stored) : undefined);

export const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (stored) =>
    values.find((value) => value === stored);

export const aLanguage: Read<Language> = (stored) => toLanguage(stored) ?? undefined;

/** Every one of a list, or none of them. */
export const listOf =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
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
  fields: { readonly [Name in keyof Values]: Read<Values[Name]> },
): Partial<Values> {
  const known = parts(stored);
  const read = Object.entries<Read<unknown>>(fields).map(
    ([name, of]) => [name, of(known.get(name))] as const,
  );
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Values>;
}
