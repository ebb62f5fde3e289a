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

/** Sound is there in every game. */
const isPersonal = ({ settings }: Pick<AnyGame, 'settings'>, name: string): boolean =>
  name === 'sound' || settings.fields[name]?.personal === true;

/** What of some settings belongs to who plays: sound, or the language of syllables. */
export function personalSettings(game: Pick<AnyGame, 'settings'>, values: object): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isPersonal(game, name)));
}

/** What somebody who reads a language (`en`) begins with, where a game has a language of its own. */
export function languageSettings({ settings }: Pick<AnyGame, 'settings'>, language: string): Values {
  return Object.fromEntries(
    Object.entries(settings.fields).flatMap(([name, field]) => {
      if (field.kind !== 'choice' || field.isLanguage !== true) return [];
      const own = field.options.find((option) => option.toLowerCase() === language.toLowerCase());
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** The training that the settings are, if any; who plays it in silence, or in another language, plays the same. */
export function presetOf(game: Trainings, settings: object): Preset<object> | undefined {
  const values = new Map(Object.entries(settings));
  return game.presets.find((preset) =>
    Object.entries(presetSettings(game, preset)).every(
      ([name, value]) => isPersonal(game, name) || JSON.stringify(value) === JSON.stringify(values.get(name)),
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
 * @param language of the page (`en`), in which a game that has languages begins
 */
export function nextSettings(game: Trainings, trained: Trained, language: string): Values {
  const { last } = trained;
  if (last !== null && presetOf(game, last) === undefined) return { ...last };
  const path = pathOf(game, trained);
  return {
    ...(path === null ? game.settings.defaults : presetSettings(game, path.next)),
    ...languageSettings(game, language),
    ...(last !== null && personalSettings(game, last)),
  };
}
