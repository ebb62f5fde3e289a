/** For each endpoint that takes an idempotency key a request that it carries out, in a school of its own. */
import { versions } from '@mindhero/contract/agreement';
import type { Endpoint, TakesKey } from '@mindhero/contract/endpoint';
import { type EndpointName, type endpoints } from '@mindhero/contract/endpoints';
import type { Quote } from '@mindhero/contract/plans/price';
import type { NewSecondFactor } from '@mindhero/contract/second-factor';
import type { ImportReport } from '@mindhero/contract/student-import';
import type { TestApp } from './app.ts';
import { grantStock } from './given-plans.ts';
import { setTask, taskBody } from './homework.ts';
import {
  addCardSet,
  addImage,
  addText,
  addWordList,
  coloured,
  IMAGE_QUERY,
  listBody,
  textBody,
} from './materials.ts';
import { firstPrices, orderBody, storeOrder, storePrices } from './orders.ts';
import { addCard, addPerson, type Person } from './people.ts';
import { makePlace, PASSWORD, type Place } from './place.ts';
import { addSecondFactor, codeOf } from './second-factor.ts';

type Endpoints = typeof endpoints;

/** The name of an endpoint that takes a key. */
export type KeyedName = {
  [Name in EndpointName]: TakesKey<Endpoints[Name] & Endpoint> extends true ? Name : never;
}[EndpointName];

/** Whoever changes something, and how. */
export interface Change {
  /** Null: nobody is signed in. */
  readonly by: Person | null;
  /** What stands for a parameter of the address. */
  readonly id?: number | string;
  readonly query?: string;
  readonly body?: object;
  readonly type?: string;
}

const taskOf = async ({ server, teacher, anna }: Place) =>
  (await setTask(server, teacher, { students: [anna.id] })).id;

const templateBody = (server: TestApp) => {
  const { name, blocks } = taskBody(server);
  return { name, blocks };
};

const FILE = 'first name;last name\nYuliia;Hai\nAnna;Hai\n';

const changes: Readonly<Record<KeyedName, (place: Place) => Change | Promise<Change>>> = {
  register: () => ({
    by: null,
    body: {
      role: 'STUDENT',
      first_name: 'Ada',
      last_name: 'Lovelace',
      username: crypto.randomUUID().slice(0, 20),
      password: PASSWORD,
      language: 'EN',
      consents: {
        user_agreement: versions.user_agreement[0],
        privacy_policy: versions.privacy_policy[0],
        data_processing: versions.data_processing[0],
      },
    },
  }),
  endSession: async ({ server, anna }) => ({ by: anna, id: (await server.signedIn(anna.id)).sessionId }),
  updateMe: ({ anna }) => ({ by: anna, body: { theme: 'dark' } }),
  celebrateLevel: async ({ server, anna }) => {
    await server.database.pool.query('update users set points = 1000 where id = $1', [anna.id]);
    return { by: anna, body: { level: 3 } };
  },
  changeDetails: ({ teacher }) => ({ by: teacher, body: { version: 1, phone_number: '+380 44 123 45 67' } }),
  changePassword: ({ anna }) => ({
    by: anna,
    body: { current_password: PASSWORD, new_password: 'Better-horse-2' },
  }),
  replaceFirstPassword: async ({ server, anna }) => {
    await server.database.pool.query('update users set first_password_until = $1 where id = $2', [
      new Date(server.clock.now.getTime() + 86_400_000),
      anna.id,
    ]);
    return { by: anna, body: { new_password: 'Better-horse-2' } };
  },
  beginSecondFactor: ({ teacher }) => ({ by: teacher, body: { current_password: PASSWORD } }),
  confirmSecondFactor: async ({ server, teacher }) => {
    const body = { current_password: PASSWORD };
    const begun = await teacher.post<NewSecondFactor>('/api/v1/users/me/second-factor/', body);
    return { by: teacher, body: { code: codeOf(server, begun.body.secret) } };
  },
  renewRecoveryCodes: async ({ server, teacher }) => {
    const { secret } = await addSecondFactor(server, teacher.id);
    return { by: teacher, body: { current_password: PASSWORD, code: codeOf(server, secret) } };
  },
  removeSecondFactor: async ({ server, teacher }) => {
    const { secret } = await addSecondFactor(server, teacher.id);
    return { by: teacher, body: { current_password: PASSWORD, code: codeOf(server, secret) } };
  },
  resetSecondFactor: async ({ server, admin, teacher }) => {
    await addSecondFactor(server, teacher.id);
    return { by: admin, id: teacher.id };
  },
  makeRecoveryLink: ({ director, teacher }) => ({ by: director, id: teacher.id }),
  recover: async ({ director, teacher }) => {
    const path = `/api/v1/people/${teacher.id}/recovery-link/`;
    const { body } = await director.post<{ token: string }>(path, undefined);
    return { by: null, body: { token: body.token, new_password: 'Better-horse-2' } };
  },
  changePicture: async ({ teacher }) => ({
    by: teacher,
    body: await coloured('red', 64, 64),
    type: 'image/png',
  }),
  removePicture: ({ teacher }) => ({ by: teacher }),
  takeInStudent: async ({ server, teacher, group }) => {
    const username = crypto.randomUUID();
    const ada = await addPerson(server, { username });
    const { body } = await ada.get<{ code: string }>('/api/v1/users/me/take-in-code/');
    return { by: teacher, body: { username, code: body.code, group } };
  },
  createStudent: ({ teacher }) => ({ by: teacher, body: { first_name: 'Another' } }),
  createStudents: ({ teacher }) => ({
    by: teacher,
    body: {
      students: [{ first_name: 'Another' }, { first_name: 'One' }, { first_name: 'One' }],
      namesake_meant: true,
    },
  }),
  updateStudent: ({ teacher, anna }) => ({
    by: teacher,
    id: anna.id,
    body: { version: 1, first_name: 'Renamed' },
  }),
  importStudents: async ({ server, teacher }) => {
    const { access: token } = await server.signedIn(teacher.id);
    const file = { body: Buffer.from(FILE), headers: { 'content-type': 'text/csv' } };
    const checked = await server.call('POST', '/api/v1/students/import/check/', { token, ...file });
    const { plan } = checked.json<ImportReport>();
    return { by: teacher, query: `?plan=${plan}`, body: file.body, type: 'text/csv' };
  },
  makeCards: ({ teacher, anna, bohdan }) => ({ by: teacher, body: { ids: [anna.id, bohdan.id] } }),
  voidCards: async ({ server, teacher, anna }) => {
    await addCard(server, anna);
    return { by: teacher, body: { ids: [anna.id] } };
  },
  deactivatePeople: ({ teacher, anna }) => ({ by: teacher, body: { ids: [anna.id] } }),
  reactivatePeople: async ({ teacher, anna }) => {
    await teacher.post('/api/v1/people/deactivate/', { ids: [anna.id] });
    return { by: teacher, body: { ids: [anna.id] } };
  },
  signOutPeople: ({ teacher, anna }) => ({ by: teacher, body: { ids: [anna.id] } }),
  resetPassword: ({ teacher, anna }) => ({ by: teacher, id: anna.id }),
  resetPasswords: ({ teacher, anna, bohdan }) => ({ by: teacher, body: { ids: [anna.id, bohdan.id] } }),
  erasePeople: ({ director, anna }) => ({ by: director, body: { people: [{ id: anna.id, name: 'Pupil' }] } }),
  createGroup: ({ teacher }) => ({ by: teacher, body: { name: '5A' } }),
  updateGroup: ({ teacher, group }) => ({ by: teacher, id: group, body: { version: 1, name: '5B' } }),
  deleteGroup: ({ teacher, group }) => ({ by: teacher, id: group }),
  addGroupMembers: ({ teacher, group, bohdan }) => ({
    by: teacher,
    id: group,
    body: { students: [bohdan.id] },
  }),
  removeGroupMembers: ({ teacher, group, anna }) => ({
    by: teacher,
    id: group,
    body: { students: [anna.id] },
  }),
  moveGroupMembers: ({ teacher, group, other, anna }) => ({
    by: teacher,
    id: group,
    body: { students: [anna.id], to: other },
  }),
  createSchool: ({ admin }) => ({
    by: admin,
    body: { name: 'South', namesake_meant: true, director: { first_name: 'Dora', last_name: 'Direct' } },
  }),
  updateSchool: ({ admin, school }) => ({
    by: admin,
    id: school,
    body: { version: 1, name: 'West', namesake_meant: true },
  }),
  changeDirector: ({ admin, school }) => ({
    by: admin,
    id: school,
    body: { version: 1, director: { first_name: 'Dora', last_name: 'Direct' } },
  }),
  giveSchool: async ({ server, admin, school }) => {
    const { id: person } = await addPerson(server, { role: 'TEACHER' });
    return { by: admin, id: school, body: { person } };
  },
  archiveSchool: ({ admin, school }) => ({ by: admin, id: school, body: { version: 1 } }),
  restoreSchool: async ({ admin, school }) => {
    await admin.post(`/api/v1/schools/${school}/archive/`, { version: 1 });
    return { by: admin, id: school, body: { version: 2 } };
  },
  createTeacher: ({ director }) => ({ by: director, body: { first_name: 'Another' } }),
  updateTeacher: ({ director, teacher }) => ({
    by: director,
    id: teacher.id,
    body: { version: 1, first_name: 'Renamed' },
  }),
  handOverGroups: ({ director, teacher, colleague }) => ({
    by: director,
    id: teacher.id,
    body: { to: colleague.id },
  }),
  createTask: ({ server, teacher, anna }) => ({
    by: teacher,
    body: taskBody(server, { students: [anna.id] }),
  }),
  updateTask: async (place) => ({
    by: place.teacher,
    id: await taskOf(place),
    body: { version: 1, name: 'Renamed' },
  }),
  deleteTasks: async (place) => ({ by: place.teacher, body: { ids: [await taskOf(place)] } }),
  extendTasks: async (place) => ({
    by: place.teacher,
    body: { ids: [await taskOf(place)], due_at: new Date('2026-12-24').toISOString() },
  }),
  remindStudents: async (place) => ({
    by: place.teacher,
    body: { ids: [await taskOf(place)], students: [place.anna.id] },
  }),
  copyTasks: async (place) => {
    const ids = [await taskOf(place)];
    const { available_from, due_at } = taskBody(place.server);
    return { by: place.teacher, body: { ids, available_from, due_at } };
  },
  markTaskDone: async (place) => ({
    by: place.teacher,
    id: await taskOf(place),
    body: { students: [place.anna.id] },
  }),
  unmarkTaskDone: async (place) => {
    const id = await taskOf(place);
    await place.teacher.post(`/api/v1/tasks/${id}/mark-done/`, { students: [place.anna.id] });
    return { by: place.teacher, id, body: { students: [place.anna.id] } };
  },
  createTaskTemplate: ({ server, teacher }) => ({ by: teacher, body: templateBody(server) }),
  deleteTaskTemplate: async ({ server, teacher }) => {
    const made = await teacher.post<{ id: number }>('/api/v1/task-templates/', templateBody(server));
    return { by: teacher, id: made.body.id };
  },
  activatePlans: async ({ server, teacher, anna, bohdan }) => {
    await grantStock(server.database.db, teacher.id, 'student', 7);
    const whom = { people: [anna.id, bohdan.id] };
    return { by: teacher, body: { plan_type: 'student', months: 3, whom, plan_months: 6 } };
  },
  transferPlans: async ({ server, teacher, colleague }) => {
    await grantStock(server.database.db, teacher.id, 'student', 7);
    const what = { transfer_type: 'inventory', subscription_type: 'student' };
    return {
      by: teacher,
      body: { ...what, recipient_user: colleague.id, amount: 2, months_amount: 3 },
    };
  },
  grantPlans: ({ admin, teacher }) => ({
    by: admin,
    body: { recipient_user: teacher.id, plan_type: 'student', plans: 3, months: 2, reason: 'Trial' },
  }),
  reverseTransfer: async ({ server, admin, teacher }) => ({
    by: admin,
    id: await grantStock(server.database.db, teacher.id, 'student', 7),
    body: { reason: 'A mistake' },
  }),
  createText: async ({ server, teacher }) => {
    const picture = (await addImage(server, teacher)).id;
    return { by: teacher, body: textBody({ picture }) };
  },
  updateText: async ({ teacher }) => {
    const { id } = await addText(teacher);
    return { by: teacher, id, body: { version: 1, title: 'Renamed', body: 'Another text.' } };
  },
  copyText: async ({ server, teacher, colleague }) => {
    const picture = (await addImage(server, teacher)).id;
    const { id } = await addText(teacher, { picture, shared_with_school: true });
    return { by: colleague, id };
  },
  archiveTexts: async ({ teacher }) => ({ by: teacher, body: { ids: [(await addText(teacher)).id] } }),
  restoreTexts: async ({ teacher }) => {
    const ids = [(await addText(teacher)).id];
    await teacher.post('/api/v1/texts/archive/', { ids });
    return { by: teacher, body: { ids } };
  },
  createWordList: ({ teacher }) => ({ by: teacher, body: listBody() }),
  updateWordList: async ({ teacher }) => ({
    by: teacher,
    id: (await addWordList(teacher)).id,
    body: { version: 1, words: ['one', 'two', 'three'] },
  }),
  copyWordList: async ({ teacher }) => ({ by: teacher, id: (await addWordList(teacher)).id }),
  archiveWordLists: async ({ teacher }) => ({
    by: teacher,
    body: { ids: [(await addWordList(teacher)).id] },
  }),
  restoreWordLists: async ({ teacher }) => {
    const ids = [(await addWordList(teacher)).id];
    await teacher.post('/api/v1/word-lists/archive/', { ids });
    return { by: teacher, body: { ids } };
  },
  createCardSet: async ({ server, teacher }) => {
    const images = [(await addImage(server, teacher)).id, (await addImage(server, teacher)).id];
    return { by: teacher, body: { title: 'Ours', images } };
  },
  updateCardSet: async ({ server, teacher }) => {
    const { id, images } = await addCardSet(server, teacher);
    const turned = images.map((image) => image.id).toReversed();
    return { by: teacher, id, body: { version: 1, images: turned } };
  },
  archiveCardSets: async ({ server, teacher }) => ({
    by: teacher,
    body: { ids: [(await addCardSet(server, teacher)).id] },
  }),
  restoreCardSets: async ({ server, teacher }) => {
    const ids = [(await addCardSet(server, teacher)).id];
    await teacher.post('/api/v1/card-sets/archive/', { ids });
    return { by: teacher, body: { ids } };
  },
  createImage: async ({ teacher }) => ({
    by: teacher,
    query: IMAGE_QUERY,
    body: await coloured('red'),
    type: 'image/png',
  }),
  updateImage: async ({ server, teacher }) => ({
    by: teacher,
    id: (await addImage(server, teacher)).id,
    body: { version: 1, name: 'Renamed' },
  }),
  createPrices: ({ admin }) => {
    const { id: _, ...prices } = firstPrices;
    return { by: admin, body: { ...prices, effective_from: '2030-01-01' } };
  },
  deletePrices: async ({ server, admin }) => ({ by: admin, id: await storePrices(server) }),
  createOrder: async ({ teacher }) => {
    const items = [{ plan_type: 'student', plans: 1, months: 1 }];
    const { body } = await teacher.post<Quote>('/api/v1/orders/quote/', { items });
    return { by: teacher, body: orderBody(body) };
  },
  cancelOrder: async ({ server, teacher }) => ({ by: teacher, id: await storeOrder(server, teacher) }),
  payOrder: async ({ server, teacher }) => ({
    by: teacher,
    id: await storeOrder(server, teacher),
    body: { provider: 'liqpay' },
  }),
  askRefund: async ({ server, teacher }) => ({
    by: teacher,
    id: await storeOrder(server, teacher, { state: 'paid', paid_at: server.clock.now }),
    body: { reason: 'A mistake' },
  }),
  receiveInvoice: async ({ server, admin, teacher }) => ({
    by: admin,
    id: await storeOrder(server, teacher),
    body: received(),
  }),
  refundOrder: async ({ server, admin, teacher }) => {
    const id = await storeOrder(server, teacher);
    await admin.post(`/api/v1/orders/${id}/received/`, received());
    const items = [{ plan_type: 'student', plan_months: 1 }];
    return { by: admin, id, body: { items, amount: 15_000, includes_used: false, reason: 'A mistake' } };
  },
  settleReview: async ({ server, admin, teacher }) => {
    const id = await storeOrder(server, teacher);
    await admin.post(`/api/v1/orders/${id}/received/`, { ...received(), amount: 1 });
    const { body } = await admin.get<{ results: readonly { id: number }[] }>('/api/v1/payments/review/');
    return {
      by: admin,
      id: body.results[0]?.id ?? 0,
      body: { action: 'assign', order: id, note: 'One more came' },
    };
  },
  deleteImage: async ({ server, teacher }) => ({ by: teacher, id: (await addImage(server, teacher)).id }),
};

/** A line of the bank's statement that nobody has entered. */
const received = () => ({
  amount: 15_000,
  received_on: '2026-03-10',
  bank_reference: crypto.randomUUID(),
});

/** A change in a school that nobody else uses. */
export const changeOf = async (server: TestApp, name: KeyedName): Promise<Change> =>
  changes[name](await makePlace(server));
