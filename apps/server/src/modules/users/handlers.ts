/** One's own account. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FieldCode } from '@mindhero/contract/errors';
import { wordsAbout } from '@mindhero/contract/guessable';
import type { FastifyInstance } from 'fastify';
import { heldAbout, nameOfHeld } from '../../platform/accounts/held.ts';
import { record } from '../../platform/audit.ts';
import { faultsOfNewPassword } from '../../platform/auth/passwords.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { storeDetails } from './details.ts';
import { changePassword, passwordHashOf, updateAccount } from './queries.ts';
import { toUser } from './user.ts';

/** The endpoints of one's own account: looking, changing it, changing the password. */
export function mountUsers(app: FastifyInstance, context: Context): void {
  const { clock, db, passwords, pool, throttle } = context;

  mount(app, endpoints.getMe, ({ actor }) => ({ status: 200, body: toUser(actor.account) }));

  mount(app, endpoints.updateMe, async ({ actor, body }) => {
    const changed = await updateAccount(context, actor, body);
    return { status: 200, body: toUser({ ...actor.account, ...changed }) };
  });

  mount(app, endpoints.changeDetails, async ({ actor, body }) => {
    const changed = await storeDetails(db, { actor, now: clock() }, body);
    return { status: 200, body: toUser({ ...actor.account, ...changed }) };
  });

  mount(app, endpoints.changePassword, async ({ actor, body, address }) => {
    const stored = await passwordHashOf(context, actor.id);
    const known = await throttle.guard({ account: `password of ${actor.id}`, address }, async () =>
      (await passwords.verify(stored, body.current_password)) ? true : null,
    );
    if (!known) throw new ApiError('password_incorrect');

    const faults: FieldCode[] = faultsOfNewPassword(
      body.new_password,
      wordsAbout({ ...actor.account, school: actor.account.school_name }),
    );
    if (body.new_password === body.current_password) faults.push('password_unchanged');
    if (faults.length > 0) {
      throw new ApiError('invalid_request', {
        errors: faults.map((code) => ({ path: 'body.new_password', code })),
      });
    }
    await changePassword(context, actor, await passwords.hash(body.new_password), clock());
    return { status: 204, body: null };
  });

  mount(app, endpoints.exportMe, async ({ actor }) => {
    const now = clock();
    const { id, schoolId } = actor;
    await record(db, { actor, now }, { action: 'exported', subject: 'person', subjectId: id, schoolId });
    const name = nameOfHeld(actor.account.username, now);
    return { status: 200, body: { type: 'application/json', name, content: heldAbout(pool, id, now) } };
  });
}
