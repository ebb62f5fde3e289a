import { readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { useDeferredValue, useMemo, useState } from 'react';
import { lastSettings } from './last-settings.ts';
import { type Draft, restoredDraft } from './settings-draft.ts';

interface Editing {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** The settings if they are right; null while something is wrong. */
  readonly settings: object | null;
  readonly issues: readonly SettingsIssue[];
  /** What may be wanted otherwise, though the settings are right. */
  readonly advice: readonly SettingsIssue[];
}

/**
 * The values of the set-up form, checked while typing by the game's own rules.
 * @param refused what the server found wrong, shown until the values change
 */
export function useDraft({ rules }: AnyRoom, game: GameId, refused: readonly SettingsIssue[]): Editing {
  const [draft, setDraft] = useState(() => restoredDraft(rules, lastSettings(game)));
  const [draftAtRefusal] = useState(draft);
  // The check may search for an example: typing does not wait for it.
  const checked = useDeferredValue(draft);
  const read = useMemo(() => readSettings(rules, checked), [rules, checked]);
  const advice = useMemo(() => (read.ok && rules.advise?.(read.settings)) || [], [rules, read]);
  const found = read.ok ? [] : read.issues;
  return {
    draft,
    setDraft,
    settings: read.ok ? read.settings : null,
    issues: draft === draftAtRefusal ? [...found, ...refused] : found,
    advice,
  };
}
