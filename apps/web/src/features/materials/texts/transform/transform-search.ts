/** Which transformations are shown, and which draw of them, as the address holds it. Pure. */
import { defineSettings, readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import {
  type TransformationSettings,
  transformationIssues,
  transformationSettings,
} from '@mindhero/games/reading/transform-settings';

const definition = defineSettings(transformationSettings);

/** Those of the form; a sheet makes no sound. */
export const { sound: _, ...transformationFields } = definition.fields;

export interface Draw {
  readonly seed: number;
  readonly settings: TransformationSettings;
  /** What is wrong with the settings as they were asked for; then those here are the nearest that work. */
  readonly issues: readonly SettingsIssue[];
  /** As they were asked for. */
  readonly asked: TransformationSettings;
}

export interface DrawSearch {
  readonly seed: number;
  readonly set: Readonly<Record<string, unknown>>;
}

/** Short enough to be read out, as those of worksheets. */
const LARGEST_SEED = 999_999;

/** Where nothing else is asked for: the one that can be read at once. */
const usual: TransformationSettings = { ...definition.defaults, transformations: ['anagrams'] };

/** The number of another draw. */
export const newSeed = (): number => Math.floor(Math.random() * LARGEST_SEED) + 1;

/** What an address asks for; what makes no sense is as usual. */
export function readDraw({ seed, set = {} }: Readonly<Record<string, unknown>>): Draw {
  const isSeed = typeof seed === 'number' && Number.isInteger(seed) && seed >= 1 && seed <= LARGEST_SEED;
  const read = definition.schema.safeParse({ ...usual, ...(typeof set === 'object' ? set : {}) });
  const asked = read.success ? read.data : usual;
  const found = readSettings({ settings: definition, check: transformationIssues }, asked);
  const issues = found.ok ? [] : found.issues;
  const transformations = issues.find(({ path }) => path === 'transformations')?.suggestion;
  const nearest = definition.schema.safeParse({ ...asked, transformations });
  const settings = issues.length > 0 && nearest.success ? nearest.data : asked;
  return { seed: isSeed ? seed : 1, settings, issues, asked };
}

/** A draw as an address: only what is not as usual. */
export function toSearch(seed: number, settings: TransformationSettings): DrawSearch {
  const before = new Map<string, unknown>(Object.entries(usual));
  const differing = Object.entries(settings).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return { seed, set: Object.fromEntries(differing) };
}
