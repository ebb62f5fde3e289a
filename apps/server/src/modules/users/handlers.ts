/** One's own account. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FieldCode } from '@mindhero/contract/errors';
import { wordsAbout } from '@mindhero/contract/guessable';
import type { FastifyInstance } from 'fastify';
import { heldAbout, nameOfHeld } from '../../entities/accounts/held.ts';
import { record } from '../../entities/audit.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { expectPassword } from '../../platform/auth/expect-secrets.ts';
import { faultsOfNewPassword } from '../../platform/auth/passwords.ts';
import type { Context } from '../../platform/context.ts';
import { mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { storeDetails } from './details.ts';
import { changePassword, claimLevel, passwordHashOf, updateAccount } from './queries.ts';
import { toUser } from './user.ts';

const faultsOfOwn = ({ account }: Actor, password: string): FieldCode[] =>
  faultsOfNewPassword(password, wordsAbout({ ...account, school: account.school_name }));

/** The endpoints of one's own account: looking, changing it, changing the password. */
export function mountUsers(app: FastifyInstance, context: Context): void {
  const { clock, db, passwords, pool, takeInCodes } = context;

  /** @throws ApiError 422 where it has faults */
  async function hashOf(password: string, faults: readonly FieldCode[]): Promise<string> {
    if (faults.length > 0) {
      throw new ApiError('invalid_request', {
        errors: faults.map((code) => ({ path: 'body.new_password', code })),
      });
    }
    return passwords.hash(password);
  }

  mount(app, endpoints.getMe, ({ actor }) => ({ status: 200, body: toUser(actor.account) }));

  mount(app, endpoints.getTakeInCode, ({ actor: { id, school_id, account } }) => {
    const isTakenIn = school_id !== null || account.created_by !== null;
    return { status: 200, body: { code: isTakenIn ? null : takeInCodes.codeOf(id) } };
  });

  mountChange(app, endpoints.updateMe, ({ actor, body, once }) =>
    once(async (tx) => {
      const changed = await updateAccount(tx, { actor, now: clock() }, body);
      return { status: 200, body: toUser({ ...actor.account, ...changed }) };
    }),
  );

  mountChange(app, endpoints.celebrateLevel, ({ actor, body, once }) =>
    once(async (tx) => ({ status: 200, body: { is_first: await claimLevel(tx, actor, body.level) } })),
  );

  mountChange(app, endpoints.changeDetails, async (call) => {
    const { actor } = call;
    const { current_password, ...changes } = call.body;
    // A person who gets hold of a session must not take the account over by its e-mail address.
    if (changes.email !== undefined && changes.email !== actor.account.email) {
      if (current_password === undefined) refuseField('body.current_password', 'required');
      await expectPassword(context, call, current_password);
    }
    return call.once(async (tx) => {
      const changed = await storeDetails(tx, { actor, now: clock() }, changes);
      return { status: 200, body: toUser({ ...actor.account, ...changed }) };
    });
  });

  mountChange(app, endpoints.changePassword, async (call) => {
    const { actor, body } = call;
    await expectPassword(context, call, body.current_password);
    const faults = faultsOfOwn(actor, body.new_password);
    if (body.new_password === body.current_password) faults.push('password_unchanged');
    const passwordHash = await hashOf(body.new_password, faults);
    const answer = await call.once(async (tx) => {
      await changePassword(tx, actor, passwordHash, clock());
      return { status: 204, body: null };
    });
    call.note({ event: 'password_changed', user: actor.id });
    return answer;
  });

  mountChange(app, endpoints.replaceFirstPassword, async (call) => {
    const { actor, body } = call;
    if (!actor.account.must_change_password) throw new ApiError('conflict');
    const faults = faultsOfOwn(actor, body.new_password);
    const stored = await passwordHashOf(context, actor.id);
    if (await passwords.verify(stored, body.new_password)) faults.push('password_unchanged');
    const passwordHash = await hashOf(body.new_password, faults);
    const answer = await call.once(async (tx) => {
      await changePassword(tx, actor, passwordHash, clock());
      return { status: 204, body: null };
    });
    call.note({ event: 'password_changed', user: actor.id });
    return answer;
  });

  mount(app, endpoints.exportMe, async ({ actor }) => {
    const now = clock();
    const { id, school_id } = actor;
    await record(db, { actor, now }, { action: 'exported', subject: 'person', subject_id: id, school_id });
    const name = nameOfHeld(actor.account.username, now);
    return { status: 200, body: { type: 'application/json', name, content: heldAbout(pool, id, now) } };
  });
}
