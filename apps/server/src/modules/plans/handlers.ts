/** The calls about plans in stock. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { checkBooks } from '../../entities/plans/check.ts';
import { listFile } from '../../entities/tables/export.ts';
import { visiblePeople } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { carryOut, preview } from './activations.ts';
import { statementTable } from './file.ts';
import { findGrants } from './grants.ts';
import { findEnding, findHistory, findPeople, findRecipients, stocksOf } from './queries.ts';
import { reverse } from './reversals.ts';
import { findLine, findStatement, statementOwner, statementSource } from './statement.ts';
import { grant, recipientsOf, transfer } from './transfers.ts';

/** The endpoints of plans: stocks, activations, transfers, and the books. */
export function mountPlans(app: FastifyInstance, { db, pool, clock, reading }: Context): void {
  mount(app, endpoints.getStock, async ({ actor, query }) => ({
    status: 200,
    body: await stocksOf(db, ownerOf(actor, query.owner)),
  }));

  mount(app, endpoints.listPlanPeople, async (call) => ({
    status: 200,
    body: await findPeople(db, call, call.query, clock()),
  }));

  mount(app, endpoints.getEndingPlans, async (call) => ({
    status: 200,
    body: await findEnding(db, call, clock()),
  }));

  mount(app, endpoints.previewActivation, async (call) => ({
    status: 200,
    body: await preview(db, call, call.body, clock()),
  }));

  mountChange(app, endpoints.activatePlans, (call) =>
    call.once(async (tx) => ({ status: 200, body: await carryOut(tx, call, call.body, clock()) })),
  );

  mount(app, endpoints.listPlanRecipients, async ({ actor, query }) => ({
    status: 200,
    body: await findRecipients(db, recipientsOf(actor), query),
  }));

  mountChange(app, endpoints.transferPlans, ({ once, actor, body }) =>
    once(async (tx) => {
      await transfer(tx, actor, body, clock());
      return { status: 200, body: await stocksOf(tx, body.sender_user ?? actor.id) };
    }),
  );

  mount(app, endpoints.listStatement, async (call) => ({
    status: 200,
    body: await findStatement(db, await statementOwner(db, call, call.query.owner), call.query),
  }));

  mount(app, endpoints.exportStatement, async (call) => {
    const { owner, ...filters } = call.query;
    return listFile({ db, clock }, call, {
      list: 'plan_statement',
      subject: 'person',
      columns: statementTable,
      source: await statementSource(reading.db, await statementOwner(db, call, owner), filters),
    });
  });

  mount(app, endpoints.listSubscriptions, async ({ actor, scope, params: { user_id } }) => {
    const history = await findHistory(db, visiblePeople(actor, scope), user_id);
    if (history === null) throw new ApiError('not_found');
    return { status: 200, body: history };
  });

  mountChange(app, endpoints.grantPlans, ({ once, actor, body }) =>
    once(async (tx) => {
      await grant(tx, actor, body, clock());
      return { status: 200, body: await stocksOf(tx, body.recipient_user) };
    }),
  );

  mount(app, endpoints.listGrants, async ({ query }) => ({ status: 200, body: await findGrants(db, query) }));

  mountChange(app, endpoints.reverseTransfer, ({ once, actor, params: { id }, body }) =>
    once(async (tx) => {
      const reversal = await reverse(tx, actor, id, body.reason, clock());
      const line = await findLine(tx, actor.id, reversal);
      if (line === null) throw new Error('a reversal that is not there');
      return { status: 200, body: line };
    }),
  );

  mount(app, endpoints.checkBooks, async () => ({ status: 200, body: await checkBooks(pool) }));
}

/** Whose stock it is. @throws ApiError 403 for another’s, unless an administrator asks */
export function ownerOf(
  actor: { readonly id: number; readonly role: string },
  owner: number | undefined,
): number {
  if (owner === undefined || owner === actor.id) return actor.id;
  if (actor.role !== 'ADMIN') throw new ApiError('forbidden');
  return owner;
}
