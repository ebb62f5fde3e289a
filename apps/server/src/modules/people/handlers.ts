/** The calls about people's accounts. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { heldAbout, nameOfHeld } from '../../entities/accounts/held.ts';
import { readablePassword, readablePasswords } from '../../entities/accounts/readable-password.ts';
import { listFile } from '../../entities/tables/export.ts';
import { makePassword } from '../../platform/auth/first-password.ts';
import { everManagedPeople, isBounded, managedPeople } from '../../platform/auth/scope.ts';
import { signInOf } from '../../platform/auth/secrets.ts';
import { forgetFailures } from '../../platform/auth/throttle.ts';
import type { Context } from '../../platform/context.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import {
  deactivate,
  expectStudents,
  reactivate,
  recordExport,
  replacePassword,
  replacePasswords,
  roleOfManaged,
  signOut,
} from './changes.ts';
import { erase } from './erase.ts';
import { inactiveUserTable } from './file.ts';
import { countIdle } from './idle.ts';
import { findInactiveUsers, inactiveUserSource } from './queries.ts';

/** The endpoints by which accounts are closed, opened again, given new passwords, handed out and erased. */
export function mountPeople(app: FastifyInstance, context: Context): void {
  mountAccounts(app, context);
  mountPasswords(app, context);
  mountData(app, context);
  mountInactive(app, context);
}

const doingOf = ({ actor, scope }: Caller, now: Date) => ({
  actor,
  now,
  managed: managedPeople(actor, scope),
});

function mountAccounts(app: FastifyInstance, { clock }: Context): void {
  mountChange(app, endpoints.deactivatePeople, (call) =>
    call.once(async (tx) => ({
      status: 200,
      body: { changed: await deactivate(tx, doingOf(call, clock()), call.body.ids) },
    })),
  );

  mountChange(app, endpoints.reactivatePeople, (call) =>
    call.once(async (tx) => ({
      status: 200,
      body: { changed: await reactivate(tx, doingOf(call, clock()), call.body.ids) },
    })),
  );

  mountChange(app, endpoints.signOutPeople, async (call) => {
    let ids: readonly number[] = [];
    const answer = await call.once(async (tx) => {
      ids = await signOut(tx, doingOf(call, clock()), call.body.ids);
      return { status: 200, body: { changed: ids.length } };
    });
    for (const id of ids) call.note({ event: 'sessions_ended', user: id });
    return answer;
  });
}

function mountPasswords(app: FastifyInstance, context: Context): void {
  const { db, clock, passwords } = context;
  const doing = (call: Caller) => doingOf(call, clock());

  mountChange(app, endpoints.resetPassword, async (call) => {
    const { id } = call.params;
    const role = await roleOfManaged(db, doing(call), id);
    const password = role === 'STUDENT' ? readablePassword(context.random) : makePassword();
    const passwordHash = await passwords.hash(password);
    const answer = await call.once(async (tx) => {
      const username = await replacePassword(tx, doing(call), id, passwordHash);
      await forgetFailures(tx, signInOf(username));
      return { status: 200, body: { password } };
    });
    call.note({ event: 'password_given', user: id });
    return answer;
  });

  mountChange(app, endpoints.resetPasswords, async (call) => {
    const ids = [...new Set(call.body.ids)];
    await expectStudents(db, doing(call), ids);
    const made = await readablePasswords(ids.length, context);
    const ofIds = ids.flatMap((id, index) => (made[index] === undefined ? [] : [{ id, ...made[index] }]));
    const hashes = new Map(ofIds.map(({ id, password_hash }) => [id, password_hash]));
    const answer = await call.once(async (tx) => {
      const usernames = await replacePasswords(tx, doing(call), hashes);
      await forgetFailures(tx, ...usernames.map(signInOf));
      return { status: 200, body: ofIds };
    });
    for (const id of ids) call.note({ event: 'password_given', user: id });
    return answer;
  });
}

/** Handing out what is held about somebody, and erasing what names them. */
function mountData(app: FastifyInstance, { db, pool, clock }: Context): void {
  mount(app, endpoints.exportPerson, async (call) => {
    const { id } = call.params;
    const now = clock();
    const username = await recordExport(db, doingOf(call, now), id);
    const content = heldAbout(pool, id, now);
    return { status: 200, body: { type: 'application/json', name: nameOfHeld(username, now), content } };
  });

  mountChange(app, endpoints.erasePeople, (call) => {
    const { actor, scope, body } = call;
    const ever = { ...doingOf(call, clock()), managed: everManagedPeople(actor, scope) };
    return call.once(async (tx) => ({ status: 200, body: { erased: await erase(tx, ever, body) } }));
  });
}

function mountInactive(app: FastifyInstance, { db, clock, installation, reading }: Context): void {
  const reach = (call: Caller) => ({
    managed: managedPeople(call.actor, call.scope),
    isBounded: isBounded(call.scope),
    now: clock(),
    months: installation.retentionMonths,
  });

  mount(app, endpoints.getRetention, async (call) => ({
    status: 200,
    body: await countIdle(db, reach(call)),
  }));

  mount(app, endpoints.listInactiveUsers, async (call) => ({
    status: 200,
    body: await findInactiveUsers(db, reach(call), call.query),
  }));

  mount(app, endpoints.exportInactiveUsers, (call) =>
    listFile({ db, clock }, call, {
      list: 'inactive_users',
      subject: 'person',
      columns: inactiveUserTable,
      source: inactiveUserSource(reading.db, reach(call), call.query),
    }),
  );
}
