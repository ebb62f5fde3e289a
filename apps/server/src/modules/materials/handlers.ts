/** The calls about materials. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { mountArchiving } from './archiving.ts';
import { mountCardSets } from './card-sets.ts';
import { findOverview } from './overview.ts';
import { mountTexts } from './texts.ts';
import { mountWordLists } from './word-lists.ts';

/** The endpoints of texts, word lists and card sets, and what is said of all of them. */
export function mountMaterials(app: FastifyInstance, context: Context): void {
  mount(app, endpoints.getMaterialsOverview, async ({ actor }) => ({
    status: 200,
    body: await findOverview(context.db, actor),
  }));
  mountTexts(app, context);
  mountWordLists(app, context);
  mountCardSets(app, context);
  mountArchiving(app, context);
}
