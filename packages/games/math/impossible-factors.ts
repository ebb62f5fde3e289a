/** Which setting of two numbers is at fault, and what would work instead. */
import { impossible, nearestTowards } from '@mindhero/engine/feasible';
import type { Field, SettingsIssue } from '@mindhero/engine/settings';
import type { FactorSettings } from './factor-settings.ts';

/**
 * The issue of settings that give nothing: the field to blame with the nearest value that works. Where no single
 * value helps, it names the field alone.
 * @param fields the fields of the settings, for their bounds
 * @param works whether changed settings give something
 */
export function impossibleFactors<Settings extends FactorSettings>(
  settings: Settings,
  fields: Readonly<Record<string, Field>>,
  works: (settings: Settings) => boolean,
): SettingsIssue {
  for (const path of suspects(settings)) {
    const suggestion = nearest(settings[path] ?? 1, fields[path], (value) =>
      works({ ...settings, [path]: value }),
    );
    if (suggestion !== undefined) return impossible(path, suggestion);
  }
  return impossible(suspects(settings)[0] ?? 'digit_count');
}

type Suspect = Exclude<keyof FactorSettings, 'digit_count' | 'tables' | 'allow_trailing_zeros'>;

/** The fields that may be to blame, the likeliest first: bounds that exclude each other, then the length of the answer. */
function suspects(settings: FactorSettings): Suspect[] {
  const { digit_count, tables, min_response_digits: min, max_response_digits: max } = settings;
  const counted = digit_count !== 'disabled';
  const numbers: Suspect[] = counted ? ['first_digits'] : ['first_max', 'first_min'];
  if (tables.length === 0) {
    const seconds: Suspect[] = counted ? ['second_digits'] : ['second_max', 'second_min'];
    numbers.push(...seconds);
  }
  const answers: Suspect[] = [
    ...(max === null ? [] : (['max_response_digits'] as const)),
    ...(min === null ? [] : (['min_response_digits'] as const)),
  ];
  return hasRanges(settings) ? [...answers, ...numbers] : [...numbers, ...answers];
}

/** Whether both numbers have some value at all, whatever comes of them. */
function hasRanges(settings: FactorSettings): boolean {
  return (
    settings.digit_count !== 'disabled' ||
    (settings.first_min <= settings.first_max &&
      (settings.tables.length > 0 || settings.second_min <= settings.second_max))
  );
}

/**
 * The nearest value that works. Of a bound that excludes too much, looser values keep working once one works, so
 * the search halves the distance; a few digits are tried one after the other.
 */
function nearest(
  from: number,
  field: Field | undefined,
  works: (value: number) => boolean,
): number | undefined {
  if (field?.kind !== 'integer') return undefined;
  const { min, max } = field;
  if (max - min < 20) {
    const byDistance = Array.from({ length: max - min + 1 }, (_, index) => min + index).toSorted(
      (a, b) => Math.abs(a - from) - Math.abs(b - from),
    );
    return byDistance.find(works);
  }
  const towards = [max, min].flatMap((end) => nearestTowards(from, end, works) ?? []);
  return towards.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from))[0];
}
