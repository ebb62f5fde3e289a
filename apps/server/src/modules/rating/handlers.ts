/** The calls about the rating. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { createBoards } from './board.ts';
import { type Line, ratingTable } from './file.ts';
import { findRating } from './find.ts';

/** The endpoints of the rating. */
export function mountRating(app: FastifyInstance, context: Context): void {
  const rated = { ...context, boardOf: createBoards(context.pool) };

  mount(app, endpoints.getRating, async (call) => ({
    status: 200,
    body: await findRating(rated, call, call.query),
  }));

  mount(app, endpoints.exportRating, async (call) => {
    const { top, group, school } = await findRating(rated, call, call.query);
    const of = group ?? school;
    const lines = top.map((place, index): Line => ({ ...place, id: index }));
    return listFile(context, call, {
      list: 'rating',
      subject: group === null ? 'school' : 'group',
      ...(of !== null && { of }),
      columns: ratingTable,
      source: {
        ids: () => Promise.resolve(lines.map(({ id }) => id)),
        rows: (ids) => Promise.resolve(lines.filter(({ id }) => ids.includes(id))),
      },
    });
  });
}
