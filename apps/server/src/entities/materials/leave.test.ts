import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { addPerson } from '../../../test/people.ts';
import { addMaterial } from '../../../test/stored-materials.ts';
import { leaveMaterials } from './leave.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('leaves to nobody what somebody begins to read meanwhile', async () => {
  const teacher = await addPerson(server, { role: 'TEACHER' });
  const reader = await addPerson(server, { created_by: teacher.id });
  const begun = await addMaterial(server, { owner: teacher.id });
  await addMaterial(server, { owner: teacher.id });
  const reading = `insert into material_reads (user_id, material_id, read_at) values (${reader.id}, ${begun.id}, now())`;
  const { db, pool } = server.database;
  const { now } = server.clock;
  await meanwhile(server.database, [reading, 'select'], () =>
    db.transaction((tx) => leaveMaterials(tx, [teacher.id], now)),
  );
  const left = await pool.query(
    'select id, owner_id, archived_at from materials where owner_id = $1 or id = $2',
    [teacher.id, begun.id],
  );
  expect(left.rows).toEqual([{ id: begun.id, owner_id: null, archived_at: now }]);
});
