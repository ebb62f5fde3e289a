import type { SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { useState } from 'react';
import { type Draft, restoredDraft } from '../../../platform/game-settings/settings-draft.ts';
import { useChecked } from '../../../platform/game-settings/use-checked.ts';
import { lastSettings } from './last-settings.ts';

interface Editing extends ReturnType<typeof useChecked> {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

/**
 * The values of the set-up form, checked while typing by the game's own rules.
 * @param refused what the server found wrong, shown until the values change
 */
export function useDraft({ rules }: AnyRoom, game: GameId, refused: readonly SettingsIssue[]): Editing {
  const [draft, setDraft] = useState(() => restoredDraft(rules, lastSettings(game)));
  const [draftAtRefusal] = useState(draft);
  const { issues, ...checked } = useChecked(rules, draft);
  return {
    draft,
    setDraft,
    ...checked,
    issues: draft === draftAtRefusal ? [...issues, ...refused] : issues,
  };
}
