/** Ready-made trainings: which of them some settings are, and with which somebody goes on. */
import type { AnyGame } from './play.ts';
import type { Preset } from './settings.ts';

/** What of a game its trainings are made of. */
export type Trainings = Pick<AnyGame, 'settings' | 'presets'>;

type Values = Readonly<Record<string, unknown>>;

/** What a training sets; all else as the game has it. */
export function presetSettings({ settings }: Pick<AnyGame, 'settings'>, preset: Preset<object>): Values {
  return { ...settings.defaults, ...preset.settings };
}

/** The training that the settings are, if any; who plays it in silence plays the same. */
export function presetOf(game: Trainings, settings: object): Preset<object> | undefined {
  const values = new Map(Object.entries(settings));
  return game.presets.find((preset) =>
    Object.entries(presetSettings(game, preset)).every(
      ([name, value]) => name === 'sound' || JSON.stringify(value) === JSON.stringify(values.get(name)),
    ),
  );
}

/** With so many stars a training is passed, and the next one is due. */
const PASSED_STARS = 2;
/** As many as a training can bring. */
export const MOST_STARS = 3;

/** The best stars of trainings, by their ids; 0 where there are none. */
export type PresetStars = Readonly<Record<string, number>>;

export const starsIn = (stars: PresetStars, { id }: Preset<object>): number => stars[id] ?? 0;

/** What somebody has done in a game so far. */
export interface Trained {
  readonly stars: PresetStars;
  /** The settings chosen last outside homework; null where nothing was. */
  readonly last: object | null;
}

/** Where somebody stands among trainings that build on each other. */
export interface Path {
  readonly presets: readonly Preset<object>[];
  /** The one that is due. */
  readonly next: Preset<object>;
}

/**
 * The trainings that belong together with the one chosen last, and which of them is due: the one after the last that was
 * passed, or a later one that was begun and not passed yet. At the end of the path what was left out on the way, then
 * what can still be done better. Exams and contests are on the path of whoever chose one of them last. Null for a game
 * without trainings.
 */
export function pathOf(game: Trainings, { stars, last }: Trained): Path | null {
  const chosen = last === null ? undefined : presetOf(game, last);
  const { group } = chosen ?? game.presets[0] ?? {};
  const takesExams = chosen?.isExam === true;
  const presets = game.presets.filter(
    (preset) => preset.group === group && (takesExams || preset.isExam !== true),
  );
  const isPassed = (preset: Preset<object>) => starsIn(stars, preset) >= PASSED_STARS;
  const due = presets[presets.findLastIndex(isPassed) + 1];
  const begun = chosen !== undefined && !isPassed(chosen) ? chosen : due;
  const next =
    due !== undefined && begun !== undefined && presets.indexOf(begun) > presets.indexOf(due)
      ? begun
      : (due ??
        presets.find((preset) => !isPassed(preset)) ??
        presets.find((preset) => starsIn(stars, preset) < MOST_STARS) ??
        presets.at(-1));
  return next === undefined ? null : { presets, next };
}

/**
 * The settings with which somebody goes on: those of the training that is due, or their own where they chose their own
 * last. A person who played in silence goes on in silence.
 */
export function nextSettings(game: Trainings, trained: Trained): Values {
  const last = trained.last === null ? null : new Map(Object.entries(trained.last));
  if (trained.last !== null && last !== null && presetOf(game, trained.last) === undefined)
    return Object.fromEntries(last);
  const path = pathOf(game, trained);
  if (path === null) return { ...game.settings.defaults };
  return {
    ...presetSettings(game, path.next),
    ...(last?.has('sound') && { sound: last.get('sound') }),
  };
}
