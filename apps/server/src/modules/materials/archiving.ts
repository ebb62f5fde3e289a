/** Taking materials out of use, and back into it: the calls are alike for all kinds. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mountChange } from '../../platform/http/mount.ts';
import { putAway } from './changes.ts';

const { archiveTexts, restoreTexts, archiveWordLists, restoreWordLists, archiveCardSets, restoreCardSets } =
  endpoints;

const calls = [
  { endpoint: archiveTexts, kind: 'text', isAway: true },
  { endpoint: restoreTexts, kind: 'text', isAway: false },
  { endpoint: archiveWordLists, kind: 'words', isAway: true },
  { endpoint: restoreWordLists, kind: 'words', isAway: false },
  { endpoint: archiveCardSets, kind: 'cards', isAway: true },
  { endpoint: restoreCardSets, kind: 'cards', isAway: false },
] as const;

/** The endpoints that archive and restore. */
export function mountArchiving(app: FastifyInstance, { clock }: Context): void {
  for (const { endpoint, kind, isAway } of calls)
    mountChange(app, endpoint, ({ actor, body: { ids }, once }) =>
      once(async (tx) => ({
        status: 200,
        body: { changed: await putAway(tx, { actor, now: clock() }, kind, ids, isAway) },
      })),
    );
}
