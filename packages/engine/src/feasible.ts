/** Settings that give no item at all: which one to blame, and the nearest value that helps. */
import type { Field, SettingsIssue, SettingValue } from './settings.ts';

type NumberOf<Settings> = {
  [Name in keyof Settings]: Settings[Name] extends number ? Name : never;
}[keyof Settings] &
  string;

/** Names of a smallest and a largest value. */
export type Bounds<Settings> = readonly [min: NumberOf<Settings>, max: NumberOf<Settings>];

/**
 * A setting that may help: with the values to try, the nearest first, or with the value to move it towards, if moving it
 * there never takes items away.
 */
type Way<Settings> =
  | { readonly path: keyof Settings & string; readonly values: readonly SettingValue[] }
  | { readonly path: NumberOf<Settings>; readonly towards: number };

interface Question<Settings> {
  readonly fields: Readonly<Record<string, Field>>;
  /** The bounds that matter with these settings, the first to blame first. */
  readonly bounds: readonly Bounds<Settings>[];
  /** Other settings that may help where no bound does. */
  readonly ways?: readonly Way<Settings>[];
  /** Whether there is an item; asked only where no bounds contradict each other. Wider bounds never take items away. */
  works(settings: Settings): boolean;
}

/**
 * What is wrong with the settings as a whole: nothing; one issue with the nearest value that works; or, where no single
 * change helps, the settings that contradict each other.
 */
export function findFault<Settings extends object>(
  settings: Settings,
  { fields, bounds, ways = [], works }: Question<Settings>,
): SettingsIssue[] {
  const crossed = bounds.filter(([min, max]) => settings[min] > settings[max]);
  const possible = (changed: Settings) =>
    bounds.every(([min, max]) => changed[min] <= changed[max]) && works(changed);
  if (possible(settings)) return [];

  const suspects = crossed.length > 0 ? crossed : bounds;
  const wider = suspects.flatMap(([min, max]): Way<Settings>[] => [
    { path: min, towards: boundOf(fields[min], 'min') },
    { path: max, towards: boundOf(fields[max], 'max') },
  ]);
  for (const way of crossed.length > 0 ? wider : [...wider, ...ways]) {
    const helps = (value: SettingValue) => possible({ ...settings, [way.path]: value });
    const value =
      'values' in way
        ? way.values.find(helps)
        : nearestTowards(Number(settings[way.path]), way.towards, helps);
    if (value !== undefined) return [impossible(way.path, value)];
  }
  return suspects.slice(0, Math.max(1, crossed.length)).map(([min]) => impossible(min));
}

/** The issue of a setting for which there is no item, with a value that works if there is one. */
export function impossible(path: string, suggestion?: SettingValue): SettingsIssue {
  return { path, code: 'impossible_configuration', ...(suggestion !== undefined && { suggestion }) };
}

function boundOf(field: Field | undefined, end: 'min' | 'max'): number {
  if (field?.kind !== 'integer') throw new TypeError('bounds are whole numbers');
  return field[end];
}

/**
 * The nearest value that helps on the way from one value to another; undefined if not even the last one helps. By
 * bisection: every value behind one that helps has to help as well.
 */
export function nearestTowards(
  from: number,
  towards: number,
  helps: (value: number) => boolean,
): number | undefined {
  if (!helps(towards)) return undefined;
  let [fails, works] = [from, towards];
  while (Math.abs(works - fails) > 1) {
    const middle = Math.trunc((fails + works) / 2);
    if (helps(middle)) works = middle;
    else fails = middle;
  }
  return works;
}
