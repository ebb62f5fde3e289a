import type { TrainedGame } from '@mindhero/contract/training';
import type { SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entities/game/game-settings/settings-draft.ts';
import { useChecked } from '../../../entities/game/game-settings/use-checked.ts';
import { withKnownAbilities } from '../../../entities/game/known-abilities.ts';
import { type Chosen, dueSettings } from './due-settings.ts';

interface Editing extends ReturnType<typeof useChecked> {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

interface Options {
  readonly room: AnyRoom;
  readonly game: GameId;
  readonly trained: TrainedGame | null;
  /** By the address. */
  readonly chosen: Chosen;
  /** What the server found wrong, shown until the values change. */
  readonly refused: readonly SettingsIssue[];
}

/** The values of the set-up form, checked while typing by the game's own rules. */
export function useDraft({ room: { rules }, game, trained, chosen, refused }: Options): Editing {
  const { language } = useTranslation().i18n;
  const [draft, setDraft] = useState(() => dueSettings(rules, game, trained, language, chosen));
  const [draftAtRefusal] = useState(draft);
  const { issues, settings, ...checked } = useChecked(rules, draft);
  // What is shown and printed of a mix is the pupil's own.
  const own = useMemo(() => settings && withKnownAbilities(settings), [settings]);
  return {
    draft,
    setDraft,
    ...checked,
    settings: own,
    issues: draft === draftAtRefusal ? [...issues, ...refused] : issues,
  };
}
