import type { GameId } from '@mindhero/games/catalogue';
import { namespacesOf } from '@mindhero/games/strings';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What the trainings of a game are called, without all else that is said of its room: a start page needs no more. */
export function usePresetNames(game: GameId): (id: string) => string {
  const { t } = useTranslation([...namespacesOf(game), 'trainings'], { nsMode: 'fallback' });
  // The names come from data, so the keys cannot be typed; the rooms' conformance suite checks that each text exists.
  return useCallback((id) => String(t(`preset.${id}` as never)), [t]);
}
