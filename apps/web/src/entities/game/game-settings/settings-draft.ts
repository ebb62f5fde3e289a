/** The set-up form's values while they are edited: they may be wrong, and say so beside the field. */
import type { FieldError } from '@mindhero/contract/errors';
import { issueCodes } from '@mindhero/engine/issue-codes';
import type { AnyGame } from '@mindhero/engine/play';
import { nextSettings, personalSettings, presetSettings, type PresetStars } from '@mindhero/engine/presets';
import { readSettings, type SettingsIssue } from '@mindhero/engine/settings';

export type Draft = Readonly<Record<string, unknown>>;

/** The game's own values. */
export const defaultDraft = (rules: AnyGame): Draft => rules.settings.defaults as Draft;

/**
 * What a form begins with: the training that is due, or one's own settings where they were used last.
 * @param language of the page
 * @param stored settings from an earlier visit, the newest first; the first that the game still understands counts
 */
export function initialDraft(
  rules: AnyGame,
  stars: PresetStars,
  language: string,
  ...stored: readonly unknown[]
): Draft {
  const known = stored
    .filter((settings) => settings !== null)
    .map((settings) => readSettings(rules, settings));
  return nextSettings(rules, { stars, last: known.find((read) => read.ok)?.settings ?? null }, language);
}

/**
 * What a form begins with where a training was chosen already, as by an address: that one, or the one after it that is
 * due by now.
 * @param id of the training; null, or one that the game does not have, for none
 * @param draft what the form would begin with otherwise, of which sound and the like are kept
 */
export function draftOfPreset(
  rules: AnyGame,
  id: string | null,
  stars: PresetStars,
  language: string,
  draft: Draft,
): Draft {
  const preset = rules.presets.find((one) => one.id === id);
  if (preset === undefined) return draft;
  const last = { ...presetSettings(rules, preset), ...personalSettings(rules, draft) };
  return nextSettings(rules, { stars, last }, language);
}

/**
 * What the server found wrong with the settings of a request, as the form shows it.
 * @param at where in the request the settings are
 */
export function issuesOfProblem(fields: readonly FieldError[], at: string): SettingsIssue[] {
  return fields.flatMap(({ path, code, params, suggestion }) => {
    const known = issueCodes.find((issue) => issue === code);
    if (known === undefined || !path.startsWith(`${at}.`)) return [];
    return [
      {
        path: path.slice(at.length + 1),
        code: known,
        ...(params !== undefined && { params }),
        ...(suggestion !== undefined && {
          suggestion: suggestion as NonNullable<SettingsIssue['suggestion']>,
        }),
      },
    ];
  });
}
