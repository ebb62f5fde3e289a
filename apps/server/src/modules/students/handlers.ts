/** The calls about students. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { Student } from '@mindhero/contract/student';
import type { FastifyInstance } from 'fastify';
import { changeAccount } from '../../entities/accounts/change.ts';
import { readablePasswords } from '../../entities/accounts/readable-password.ts';
import { listFile } from '../../entities/tables/export.ts';
import { recordView } from '../../entities/views.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { doingOf, reachOf } from './caller.ts';
import { addStudents, askAboutStudents, type Registration } from './changes.ts';
import { studentTable } from './file.ts';
import { mountImport } from './import/handlers.ts';
import { findStudent, findStudents, studentSource } from './queries.ts';
import { takeIn, whoTold } from './take-in.ts';

/** The endpoints of pupils: within the reach of the caller, all others look as if they did not exist. */
export function mountStudents(app: FastifyInstance, context: Context): void {
  const { db, pool, clock, reading } = context;
  const doing = (call: Caller) => doingOf(call, clock());
  mountImport(app, context);

  async function shown(tx: Database, call: Caller, id: number): Promise<Student> {
    const found = await findStudent(tx, reachOf(call), id, clock());
    if (found === null) throw new ApiError('not_found');
    return found;
  }

  mount(app, endpoints.listStudents, async (call) => ({
    status: 200,
    body: await findStudents(db, reachOf(call), call.query, clock()),
  }));

  mount(app, endpoints.exportStudents, (call) =>
    listFile(context, call, {
      list: 'students',
      subject: 'person',
      columns: studentTable,
      source: studentSource(reading.db, reachOf(call), call.query, clock()),
    }),
  );

  mount(app, endpoints.getStudent, async (call) => {
    const { id } = call.params;
    const body = await shown(db, call, id);
    await recordView(pool, doing(call), id);
    return { status: 200, body };
  });

  mountChange(app, endpoints.createStudent, async (call) => {
    const { first_name, last_name, username, ...common } = call.body;
    await askAboutStudents(db, doing(call), { ...common, students: [{ first_name, last_name }] });
    const [first] = await readablePasswords(1, context);
    if (first === undefined) throw new Error('one password was asked for');
    const students = [{ first_name, last_name, username, ...first }];
    const registration = { ...common, students, pathOf: () => 'body.username' };
    return call.once(async (tx) => {
      const [made] = await addStudents(tx, doing(call), registration);
      if (made === undefined) throw new Error('nothing was inserted');
      return { status: 201, body: made };
    });
  });

  mountChange(app, endpoints.createStudents, async (call) => {
    await askAboutStudents(db, doing(call), call.body);
    const passwords = await readablePasswords(call.body.students.length, context);
    const registration: Registration = {
      ...call.body,
      students: call.body.students.flatMap((student, index) => {
        const first = passwords[index];
        return first === undefined ? [] : [{ ...student, ...first }];
      }),
      pathOf: (index) => `body.students.${index}.username`,
    };
    return call.once(async (tx) => ({
      status: 201,
      body: await addStudents(tx, doing(call), registration),
    }));
  });

  mountChange(app, endpoints.takeInStudent, async (call) => {
    const id = await whoTold(context, call.body, call.address);
    return call.once(async (tx) => {
      await takeIn(tx, doing(call), id, call.body);
      return { status: 200, body: await shown(tx, call, id) };
    });
  });

  mountChange(app, endpoints.updateStudent, (call) =>
    call.once(async (tx) => {
      const { reach, ...context } = doing(call);
      await changeAccount(
        tx,
        { ...context, visible: reach.students, visibleGroups: reach.groups },
        call.params.id,
        call.body,
      );
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );
}
