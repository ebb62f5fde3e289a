/** The calls about login cards. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { visibleStudents } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { addCards, type Doing, enterByCard, isCardOf, voidCards } from './changes.ts';

/** The endpoints by which login cards are made, voided and used. */
export function mountCards(app: FastifyInstance, context: Context): void {
  const { db, clock, random, tokens } = context;
  const doing = ({ actor, scope }: Caller): Doing => ({
    actor,
    now: clock(),
    students: visibleStudents(actor, scope),
  });

  mountChange(app, endpoints.makeCards, (call) =>
    call.once(async (tx) => ({
      status: 201,
      body: await addCards(tx, doing(call), call.body.ids, random.token),
    })),
  );

  mountChange(app, endpoints.voidCards, (call) =>
    call.once(async (tx) => ({
      status: 200,
      body: { changed: await voidCards(tx, doing(call), call.body.ids) },
    })),
  );

  mount(app, endpoints.checkCard, async ({ actor, body }) => ({
    status: 200,
    body: { is_own: await isCardOf(db, actor.id, body.token) },
  }));

  mount(app, endpoints.signInByCard, async ({ body, userAgent, note }) => {
    // Nothing slows this down: 128 bits are not guessed, and a good card must open whatever others try beside it.
    const entered = await enterByCard(context, body.token, { shared: body.shared, userAgent, by_card: true });
    if (entered === null) {
      note({ event: 'sign_in_failed', means: 'card' });
      throw new ApiError('invalid_credentials');
    }
    note({ event: 'signed_in', user: tokens.readAccess(entered.access)?.userId, means: 'card' });
    return { status: 200, body: entered };
  });
}
