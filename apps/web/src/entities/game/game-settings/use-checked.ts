import type { AnyGame } from '@mindhero/engine/play';
import { readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import { useDeferredValue, useMemo } from 'react';
import type { Draft } from './settings-draft.ts';

interface Checked {
  /** The settings if they are right; null while something is wrong. */
  readonly settings: object | null;
  readonly issues: readonly SettingsIssue[];
  /** What may be wanted otherwise, though the settings are right. */
  readonly advice: readonly SettingsIssue[];
}

/** What the game's own rules find in a draft, a moment after it was typed: they may search for an example. */
export function useChecked(rules: AnyGame, draft: Draft): Checked {
  const checked = useDeferredValue(draft);
  const read = useMemo(() => readSettings(rules, checked), [rules, checked]);
  const advice = useMemo(() => (read.ok && rules.advise?.(read.settings)) || [], [rules, read]);
  return { settings: read.ok ? read.settings : null, issues: read.ok ? [] : read.issues, advice };
}
