/** The set-up form's values while they are edited: they may be wrong, and say so beside the field. */
import type { FieldError } from '@mindhero/contract/errors';
import type { AnyGame } from '@mindhero/engine/play';
import { type Preset, readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import { issueCodes } from '@mindhero/engine/settings';

export type Draft = Readonly<Record<string, unknown>>;

/** The game's own values. */
export const defaultDraft = (rules: AnyGame): Draft => rules.settings.defaults as Draft;

/** What a training sets; all else as the game has it. */
export function presetDraft(rules: AnyGame, preset: Preset<object>): Draft {
  return { ...defaultDraft(rules), ...preset.settings };
}

/** The preset that the values are, if any; who plays it in silence plays the same. */
export function presetOf(rules: AnyGame, draft: Draft): Preset<object> | undefined {
  return rules.presets.find((preset) => isSame(presetDraft(rules, preset), draft));
}

function isSame(one: Draft, other: Draft): boolean {
  return Object.keys(one).every(
    (name) => name === 'sound' || JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
}

/** Values from an earlier visit, as far as the game still understands them; else its first preset, else the defaults. */
export function restoredDraft(rules: AnyGame, stored: unknown): Draft {
  const read = stored === null ? null : readSettings(rules, stored);
  if (read?.ok) return read.settings as Draft;
  const first = rules.presets[0];
  return first === undefined ? defaultDraft(rules) : presetDraft(rules, first);
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
