/** The calls about groups. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { Group } from '@mindhero/contract/group';
import { subjectFlags } from '@mindhero/contract/user';
import { entries, type GameId } from '@mindhero/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import { isBounded, visibleGroups, visibleStudents } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { addGroup, addMembers, changeGroup, moveMembers, removeGroup, removeMembers } from './changes.ts';
import { groupTable } from './file.ts';
import { findNeeds } from './needs.ts';
import { findGroup, findGroups, groupSource, isThere } from './queries.ts';
import { findTrouble } from './trouble.ts';

/** The endpoints of groups: the caller sees and changes those within their reach. */
export function mountGroups(app: FastifyInstance, { db, pool, clock, reading }: Context): void {
  const doing = (call: Caller) => ({ actor: call.actor, now: clock(), visible: reachOf(call).visible });
  const members = ({ actor, scope }: Caller, students: readonly number[]) => ({
    students,
    visibleStudents: visibleStudents(actor, scope),
  });

  async function shown(tx: Database, { actor, scope }: Caller, id: number): Promise<Group> {
    const group = await findGroup(tx, visibleGroups(actor, scope), id, clock());
    if (group === null) throw new ApiError('not_found');
    return group;
  }

  mount(app, endpoints.listGroups, async (call) => ({
    status: 200,
    body: await findGroups(db, reachOf(call), call.query, clock()),
  }));

  mount(app, endpoints.exportGroups, (call) =>
    listFile({ db, clock }, call, {
      list: 'groups',
      subject: 'group',
      columns: groupTable,
      source: groupSource(reading.db, reachOf(call), call.query, clock()),
    }),
  );

  mount(app, endpoints.getGroup, async (call) => ({
    status: 200,
    body: await shown(db, call, call.params.id),
  }));

  mount(app, endpoints.getGroupTrouble, async (call) => {
    const { id } = call.params;
    if (!(await isThere(db, reachOf(call).visible, id))) throw new ApiError('not_found');
    return { status: 200, body: await findTrouble(pool, id, call.query.days, clock()) };
  });

  mount(app, endpoints.getGroupNeeds, async (call) => {
    const { id } = call.params;
    if (!(await isThere(db, reachOf(call).visible, id))) throw new ApiError('not_found');
    const { management } = call.actor;
    const isOpen = (game: GameId) => management[subjectFlags[entries[game].subject]];
    return { status: 200, body: await findNeeds(pool, id, isOpen) };
  });

  mountChange(app, endpoints.createGroup, (call) =>
    call.once(async (tx) => {
      const id = await addGroup(tx, doing(call), call.body);
      return { status: 201, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.updateGroup, (call) =>
    call.once(async (tx) => {
      await changeGroup(tx, doing(call), call.params.id, call.body);
      return { status: 200, body: await shown(tx, call, call.params.id) };
    }),
  );

  mountChange(app, endpoints.deleteGroup, (call) =>
    call.once(async (tx) => {
      await removeGroup(tx, doing(call), call.params.id);
      return { status: 204, body: null };
    }),
  );

  mountChange(app, endpoints.addGroupMembers, (call) =>
    call.once(async (tx) => {
      const { id } = call.params;
      await addMembers(tx, doing(call), id, members(call, call.body.students));
      return { status: 200, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.removeGroupMembers, (call) =>
    call.once(async (tx) => {
      const { id } = call.params;
      await removeMembers(tx, doing(call), id, call.body.students);
      return { status: 200, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.moveGroupMembers, (call) =>
    call.once(async (tx) => {
      const { id } = call.params;
      await moveMembers(tx, doing(call), id, call.body.to, members(call, call.body.students));
      return { status: 200, body: await shown(tx, call, id) };
    }),
  );
}

const reachOf = ({ actor, scope }: Caller) => ({
  visible: visibleGroups(actor, scope),
  isBounded: isBounded(scope),
});
