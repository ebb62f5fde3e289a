/** The calls about schools. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { School } from '@mindhero/contract/school';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import { makePassword } from '../../platform/auth/first-password.ts';
import { visibleSchools } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import {
  addSchool,
  type Appointment,
  archive,
  changeSchool,
  type Director,
  replaceDirector,
  restore,
  takeIn,
} from './changes.ts';
import { schoolTable } from './file.ts';
import { findCandidates, findSchool, findSchools, findWithoutSchool, schoolSource } from './queries.ts';

/** The endpoints of schools: administrators look after all of them, directors after the settings of theirs. */
export function mountSchools(app: FastifyInstance, { db, clock, passwords, reading }: Context): void {
  const doing = ({ actor, scope }: Caller) => ({
    actor,
    now: clock(),
    visible: visibleSchools(actor, scope),
  });

  async function shown(tx: Database, { actor, scope }: Caller, id: number): Promise<School> {
    const school = await findSchool(tx, visibleSchools(actor, scope), id);
    if (school === null) throw new ApiError('not_found');
    return school;
  }

  /** With a first password where the account is to be made. */
  async function appointmentOf(
    director: Director | null,
  ): Promise<{ readonly appointment: Appointment; readonly password: string | null }> {
    if (director === null) return { appointment: { kind: 'nobody' }, password: null };
    if ('id' in director) return { appointment: { kind: 'person', id: director.id }, password: null };
    const password = makePassword();
    const account = { ...director, password_hash: await passwords.hash(password) };
    return { appointment: { kind: 'new', account }, password };
  }

  mount(app, endpoints.listSchools, async ({ query }) => ({
    status: 200,
    body: await findSchools(db, query),
  }));

  mount(app, endpoints.exportSchools, (call) =>
    listFile({ db, clock }, call, {
      list: 'schools',
      subject: 'school',
      columns: schoolTable,
      source: schoolSource(reading.db, call.query),
    }),
  );

  mount(app, endpoints.getSchool, async (call) => ({
    status: 200,
    body: await shown(db, call, call.params.id),
  }));

  mount(app, endpoints.listDirectorCandidates, async ({ query }) => ({
    status: 200,
    body: await findCandidates(db, query),
  }));

  mount(app, endpoints.listPeopleWithoutSchool, async ({ query }) => ({
    status: 200,
    body: await findWithoutSchool(db, query),
  }));

  mountChange(app, endpoints.giveSchool, (call) =>
    call.once(async (tx) => {
      await takeIn(tx, doing(call), call.params.id, call.body.person);
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );

  mountChange(app, endpoints.createSchool, async (call) => {
    const { appointment, password } = await appointmentOf(call.body.director);
    return call.once(async (tx) => {
      const id = await addSchool(tx, doing(call), call.body, appointment);
      return { status: 201, body: { school: await shown(tx, call, id), password } };
    });
  });

  mountChange(app, endpoints.updateSchool, (call) =>
    call.once(async (tx) => {
      await changeSchool(tx, doing(call), call.params.id, call.body);
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );

  mountChange(app, endpoints.changeDirector, async (call) => {
    const { id } = call.params;
    const { appointment, password } = await appointmentOf(call.body.director);
    return call.once(async (tx) => {
      await replaceDirector(tx, doing(call), id, call.body.version, appointment);
      return { status: 200, body: { school: await shown(tx, call, id), password } };
    });
  });

  mountChange(app, endpoints.archiveSchool, (call) =>
    call.once(async (tx) => {
      await archive(tx, doing(call), call.params.id, call.body.version);
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );

  mountChange(app, endpoints.restoreSchool, (call) =>
    call.once(async (tx) => {
      await restore(tx, doing(call), call.params.id, call.body.version);
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );
}
