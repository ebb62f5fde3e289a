/** The calls about schools. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { School } from '@mindhero/contract/school';
import type { FastifyInstance } from 'fastify';
import { makePassword } from '../../platform/auth/first-password.ts';
import { visibleSchools } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { type Caller, mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { listFile } from '../../platform/tables/export.ts';
import {
  addSchool,
  type Appointment,
  archive,
  changeSchool,
  replaceDirector,
  restore,
  takeIn,
} from './changes.ts';
import { schoolTable } from './file.ts';
import { findCandidates, findSchool, findSchools, findWithoutSchool, schoolSource } from './queries.ts';

/** The endpoints of schools: administrators look after all of them, directors after the settings of theirs. */
export function mountSchools(app: FastifyInstance, { db, clock, passwords }: Context): void {
  const doing = ({ actor, scope }: Caller) => ({
    actor,
    now: clock(),
    visible: visibleSchools(actor, scope),
  });

  async function shown({ actor, scope }: Caller, id: number): Promise<School> {
    const school = await findSchool(db, visibleSchools(actor, scope), id);
    if (school === null) throw new ApiError('not_found');
    return school;
  }

  /** With a first password where the account is to be made. */
  async function appointmentOf(director: Appointment['director']) {
    const password = director !== null && !('id' in director) ? makePassword() : null;
    const passwordHash = password === null ? null : await passwords.hash(password);
    return { appointment: { director, passwordHash }, password };
  }

  mount(app, endpoints.listSchools, async ({ query }) => ({
    status: 200,
    body: await findSchools(db, query),
  }));

  mount(app, endpoints.exportSchools, async (call) => ({
    status: 200,
    body: await listFile({ db, clock }, call, {
      list: 'schools',
      subject: 'school',
      columns: schoolTable,
      source: schoolSource(db, call.query),
    }),
  }));

  mount(app, endpoints.getSchool, async (call) => ({
    status: 200,
    body: await shown(call, call.params.id),
  }));

  mount(app, endpoints.listDirectorCandidates, async ({ query }) => ({
    status: 200,
    body: await findCandidates(db, query),
  }));

  mount(app, endpoints.listPeopleWithoutSchool, async ({ query }) => ({
    status: 200,
    body: await findWithoutSchool(db, query),
  }));

  mount(app, endpoints.giveSchool, async (call) => {
    await takeIn(db, doing(call), call.params.id, call.body.person);
    return { status: 200, body: await shown(call, call.params.id) };
  });

  mount(app, endpoints.createSchool, async (call) => {
    const { appointment, password } = await appointmentOf(call.body.director);
    const id = await addSchool(db, doing(call), call.body, appointment);
    return { status: 201, body: { school: await shown(call, id), password } };
  });

  mount(app, endpoints.updateSchool, async (call) => {
    await changeSchool(db, doing(call), call.params.id, call.body);
    return { status: 200, body: await shown(call, call.params.id) };
  });

  mount(app, endpoints.changeDirector, async (call) => {
    const { id } = call.params;
    const { appointment, password } = await appointmentOf(call.body.director);
    await replaceDirector(db, doing(call), id, call.body.version, appointment);
    return { status: 200, body: { school: await shown(call, id), password } };
  });

  mount(app, endpoints.archiveSchool, async (call) => {
    await archive(db, doing(call), call.params.id, call.body.version);
    return { status: 200, body: await shown(call, call.params.id) };
  });

  mount(app, endpoints.restoreSchool, async (call) => {
    await restore(db, doing(call), call.params.id, call.body.version);
    return { status: 200, body: await shown(call, call.params.id) };
  });
}
