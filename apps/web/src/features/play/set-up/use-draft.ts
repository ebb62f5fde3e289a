import type { TrainedGame } from '@mindhero/contract/training';
import type { SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import type { AnyRoom } from '@mindhero/games/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../entities/game/game-settings/settings-draft.ts';
import { useChecked } from '../../../entities/game/game-settings/use-checked.ts';
import { dueSettings } from './due-settings.ts';

interface Editing extends ReturnType<typeof useChecked> {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
}

interface Options {
  readonly room: AnyRoom;
  readonly game: GameId;
  readonly trained: TrainedGame | null;
  /** The training that the address chooses, if any. */
  readonly preset: string | null;
  /** What the server found wrong, shown until the values change. */
  readonly refused: readonly SettingsIssue[];
}

/** The values of the set-up form, checked while typing by the game's own rules. */
export function useDraft({ room: { rules }, game, trained, preset, refused }: Options): Editing {
  const { language } = useTranslation().i18n;
  const [draft, setDraft] = useState(() => dueSettings(rules, game, trained, language, preset));
  const [draftAtRefusal] = useState(draft);
  const { issues, ...checked } = useChecked(rules, draft);
  return {
    draft,
    setDraft,
    ...checked,
    issues: draft === draftAtRefusal ? [...issues, ...refused] : issues,
  };
}
