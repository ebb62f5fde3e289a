/** The calls about teachers. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { Teacher } from '@mindhero/contract/teacher';
import type { FastifyInstance } from 'fastify';
import { changeAccount } from '../../entities/accounts/change.ts';
import { listFile } from '../../entities/tables/export.ts';
import { recordView } from '../../entities/views.ts';
import { makePassword } from '../../platform/auth/first-password.ts';
import { isBounded, visibleGroups, visibleSchools, visibleTeachers } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { addTeacher, type Doing } from './changes.ts';
import { teacherTable } from './file.ts';
import { handOver } from './hand-over.ts';
import { findTeacher, findTeachers, teacherSource } from './queries.ts';

/** The endpoints of teachers: a director sees those of the own school, an administrator all. */
export function mountTeachers(app: FastifyInstance, { db, pool, clock, passwords, reading }: Context): void {
  const doing = (call: Caller): Doing => ({ actor: call.actor, reach: reachOf(call), now: clock() });

  async function shown(tx: Database, { actor, scope }: Caller, id: number): Promise<Teacher> {
    const teacher = await findTeacher(tx, visibleTeachers(actor, scope), id);
    if (teacher === null) throw new ApiError('not_found');
    return teacher;
  }

  mount(app, endpoints.listTeachers, async (call) => ({
    status: 200,
    body: await findTeachers(db, reachOf(call), call.query),
  }));

  mount(app, endpoints.exportTeachers, (call) =>
    listFile({ db, clock }, call, {
      list: 'teachers',
      subject: 'person',
      columns: teacherTable,
      source: teacherSource(reading.db, reachOf(call), call.query),
    }),
  );

  mount(app, endpoints.getTeacher, async (call) => {
    const { id } = call.params;
    const body = await shown(db, call, id);
    await recordView(pool, doing(call), id);
    return { status: 200, body };
  });

  mountChange(app, endpoints.createTeacher, async (call) => {
    const { first_name, last_name } = call.body;
    const password = makePassword();
    const passwordHash = await passwords.hash(password);
    return call.once(async (tx) => {
      const made = await addTeacher(tx, doing(call), call.body, passwordHash);
      return { status: 201, body: { ...made, first_name, last_name, password } };
    });
  });

  mountChange(app, endpoints.updateTeacher, (call) =>
    call.once(async (tx) => {
      const { reach, ...context } = doing(call);
      await changeAccount(
        tx,
        { ...context, visible: reach.teachers, visibleGroups: reach.groups },
        call.params.id,
        call.body,
      );
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );

  mountChange(app, endpoints.handOverGroups, (call) =>
    call.once(async (tx) => ({
      status: 200,
      body: await handOver(tx, doing(call), call.params.id, call.body),
    })),
  );
}

function reachOf({ actor, scope }: Caller) {
  return {
    teachers: visibleTeachers(actor, scope),
    groups: visibleGroups(actor, scope),
    schools: visibleSchools(actor, scope),
    isBounded: isBounded(scope),
  };
}
