import type { Block } from '@mindhero/contract/task';
import { readSettings } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { listedAs } from '@mindhero/games/listed';
import { namespacesOf } from '@mindhero/games/strings';
import type { ListedId } from '@mindhero/games/ways';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRoom } from '../../../entities/game/game-settings/load-room.ts';
import { useTextsOfRooms } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { withTexts } from '../../../platform/i18n.ts';

/** What a block is called. */
export interface BlockName {
  readonly game: GameId;
  /** The game, or a way to play it. */
  readonly listed: ListedId;
  /** Short, as over a column; no two blocks have the same. */
  readonly title: string;
  /** What else its settings say. */
  readonly summary: string;
}

/** The rooms of a task's blocks with their texts. */
export const roomsQuery = (blocks: readonly Block[]) => {
  const games = [...new Set(blocks.map(({ game }) => game))];
  return queryOptions({
    queryKey: ['rooms', games],
    queryFn: async () => {
      const rooms = await Promise.all(games.map(loadRoom));
      await withTexts(...games.flatMap(namespacesOf))();
      return new Map(games.map((game, index) => [game, rooms[index]]));
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
};

/** Blocks by game and training; before their rooms are loaded by game alone. */
export function useBlockNames(blocks: readonly Block[]): readonly BlockName[] {
  const rooms = useQuery(roomsQuery(blocks)).data;
  const textsOf = useTextsOfRooms();
  const { t } = useTranslation('game_titles');
  return useMemo(() => {
    const named = blocks.map(({ game, settings }) => {
      const texts = textsOf(game);
      const listed = listedAs(game, settings);
      const room = rooms?.get(game);
      const read = room === undefined ? null : readSettings(room.rules, settings);
      const parts =
        room !== undefined && read?.ok === true ? settingsSummary(room.rules, read.settings, texts) : [];
      return {
        game,
        listed,
        title: [t(`title.${listed}`), ...parts.slice(0, 1)].join(' · '),
        summary: parts.slice(1).join(' · '),
      };
    });
    const isTwice = (title: string) => named.filter((name) => name.title === title).length > 1;
    return named.map(({ title, ...name }, index) => ({
      ...name,
      title: isTwice(title) ? `${index + 1}. ${title}` : title,
    }));
  }, [blocks, rooms, textsOf, t]);
}
