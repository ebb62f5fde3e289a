/** Whole numbers and amounts that are typed. Pure. */
import type { Fault } from '../../platform/form/faults.ts';

/** What a field says, or what is wrong with it. */
export type Read = { readonly value: number } | { readonly fault: Fault };

/** @returns null where it is no whole number */
export function wholeOf(typed: string): number | null {
  const plain = typed.replaceAll(/\s/gu, '');
  return /^\d{1,9}$/u.test(plain) ? Number(plain) : null;
}

/** Two places behind a comma or a point at most. @returns hundredths, or null where it is no such number */
export function hundredthsOf(typed: string): number | null {
  const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/u.exec(typed.replaceAll(/\s/gu, ''));
  if (found === null) return null;
  const [, whole = '', part = ''] = found;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Hundredths as a field shows them: `150`, `99,50`. */
export function hundredthsText(hundredths: number, locale: string): string {
  const digits = hundredths % 100 === 0 ? 0 : 2;
  return (hundredths / 100).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A whole number between two, both included. */
export const readWhole = (typed: string, bounds: Bounds): Read => read(typed, wholeOf(typed), bounds, 1);

/** Hundredths between two, both included. */
export const readHundredths = (typed: string, bounds: Bounds): Read =>
  read(typed, hundredthsOf(typed), bounds, 100);

function read(typed: string, found: number | null, { min, max }: Bounds, unit: number): Read {
  if (typed.trim() === '') return { fault: { code: 'required' } };
  if (found === null) return { fault: { code: 'invalid_format' } };
  if (found < min) return { fault: { code: 'too_small', params: { min: min / unit } } };
  if (found > max) return { fault: { code: 'too_big', params: { max: max / unit } } };
  return { value: found };
}

/** What is wrong with it, by its path; nothing for nothing. */
export const faultOf = (path: string, found: Read): Readonly<Record<string, Fault>> =>
  'fault' in found ? { [path]: found.fault } : {};

/** What it says, or null. */
export const valueOf = (found: Read): number | null => ('value' in found ? found.value : null);
