/** What a game would be played with, as the server says: while settings are chosen, and where homework is written. */
import { checkMaterial, type CheckedMaterial } from '@mindhero/contract/play';
import { type AnyGame, wishOf } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';
import type { SettingsIssue } from '@mindhero/engine/settings';
import type { GameId } from '@mindhero/games/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/client.ts';
import { issuesOfProblem } from './settings-draft.ts';

/** Which of those that suit equally well; or one that was fixed. */
interface Which {
  readonly seed?: number | undefined;
  readonly revision?: number | undefined;
  /** The task that has a block of these settings already. */
  readonly task?: number | undefined;
}

/** An answer for settings that need something; nothing is asked for any others. */
export const materialQuery = (game: GameId, settings: object, { seed, revision, task }: Which = {}) =>
  queryOptions({
    queryKey: ['plays', 'material', game, settings, seed, revision, task],
    queryFn: () =>
      call(checkMaterial, {
        body: {
          game,
          settings: { ...settings },
          ...(seed !== undefined && { seed }),
          ...(revision !== undefined && { revision }),
          ...(task !== undefined && { task }),
        },
      }),
  });

/** What is known of it so far. */
export interface MaterialInSight {
  /** Null while it is asked for, where nothing is needed, and where it is told with the play only. */
  readonly material: Material | null;
  /** Of what was chosen by its id. */
  readonly title: string | null;
  /** Why these settings have nothing to be played with. */
  readonly issues: readonly SettingsIssue[];
}

const none: CheckedMaterial = { material: null, title: null };

/** What a play of these settings would be played with; nothing for settings that are not right yet. */
export function useMaterial(
  game: GameId,
  rules: AnyGame,
  settings: object | null,
  which?: Which,
): MaterialInSight {
  const needs = settings !== null && wishOf(rules, settings) !== null;
  const { data, error } = useQuery({
    ...materialQuery(game, settings ?? {}, which),
    enabled: needs,
    // What was shown of settings of which one value is dragged stays until the next is known.
    placeholderData: (before) => before,
  });
  if (!needs) return { ...none, issues: [] };
  const issues = error instanceof ApiError ? issuesOfProblem(error.fields, 'body.settings') : [];
  return { ...(issues.length > 0 ? none : (data ?? none)), issues };
}
