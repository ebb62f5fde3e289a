/** What a group needs to train. Apart from groups: screens that only list them need none of it. */
import { gameIds } from '@mindhero/games/catalogue';
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { endpoint, type ResponseOf } from './endpoint.ts';
import { idParam } from './page.ts';
import { skillId } from './skill-id.ts';

/** A skill that most of those miss who may train it. */
export const groupNeed = z.object({
  skill: skillId,
  /** Students who may train it, and of them those who do not have it yet. */
  unlocked: z.int(),
  missing: z.int(),
  /** How often those who miss it would be right in a usual question, in percent. */
  percent: z.int(),
  /** Of how many of their answers that is told. */
  answers: z.int(),
  /** Where it is trained alone: what differs from the usual settings of a game. */
  trainings: z.array(z.object({ game: z.enum(gameIds), settings: z.record(z.string(), z.unknown()) })),
});
export type GroupNeed = z.infer<typeof groupNeed>;

export const getGroupNeeds = endpoint({
  method: 'GET',
  path: '/api/v1/groups/{id}/needs/',
  summary:
    'What most students of a group have yet to master of what they may train, the most frequent first, and which trainings are for it',
  access: staff,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  responses: {
    200: z.object({
      /** Of whom anything is known: who has not trained yet needs nothing in particular. */
      trained: z.int(),
      needs: z.array(groupNeed),
    }),
  },
});
export type GroupNeeds = ResponseOf<typeof getGroupNeeds>;
