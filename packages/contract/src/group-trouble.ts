/** What a group finds hardest. Apart from groups: screens that only list them need none of it. */
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { idParam } from './page.ts';
import { recentDays, techniqueCell } from './play.ts';

/** How a group has played one game: answers of all together, at the first try. */
export const groupGame = z.object({
  game: z.enum(gameIds),
  right: z.int(),
  /** With those that were missed. */
  wrong: z.int(),
});

export const getGroupTrouble = endpoint({
  method: 'GET',
  path: '/api/v1/groups/{id}/trouble/',
  summary:
    'What a group found hardest in the last days: the moves on the soroban and the games with the largest share of mistakes, hardest first',
  access: staff,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  query: z.object({ days: recentDays }),
  responses: { 200: z.object({ techniques: z.array(techniqueCell), games: z.array(groupGame) }) },
});
export type GroupTrouble = ResponseOf<typeof getGroupTrouble>;
