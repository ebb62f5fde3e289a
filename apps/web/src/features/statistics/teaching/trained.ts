/** What is trained: a skill, or a game. */
import { type SkillId, skillOf } from '@mindhero/engine/mastery/skills';
import { type GameId, gameIds } from '@mindhero/games/catalogue';

export type Trained =
  | { readonly kind: 'skill'; readonly skill: SkillId }
  | { readonly kind: 'game'; readonly game: GameId };

/** What a column of the grid is about, by its id; null for one that is not known here. */
export function trainedOf(column: string): Trained | null {
  const game = gameIds.find((id) => id === column);
  if (game !== undefined) return { kind: 'game', game };
  const skill = skillOf(column)?.id;
  return skill === undefined ? null : { kind: 'skill', skill };
}
