/** What the permission test sends to each endpoint: acceptable bodies, or such as only the handler refuses. */
import { presentDocuments } from '@mindhero/contract/agreement';
import type { EndpointName } from '@mindhero/contract/endpoints';
import { games } from '@mindhero/games/rules';
import { systemRandom } from '../src/platform/random.ts';
import type { TestApp } from './app.ts';
import { listBody, textBody } from './materials.ts';
import { firstPrices } from './orders.ts';
import { callbackOf } from './payments.ts';
import { addCard } from './people.ts';
import { groupOf, materialOf, taskOf } from './resources.ts';
import type { World } from './world.ts';

/** Of everybody. */
export const PASSWORD = 'Correct-horse-1';

const block = { game: 'columns', settings: {}, repeats: 1, seed: 1 };

/** When homework is open. */
const span = (server: TestApp) => {
  const now = server.clock.now.getTime();
  return {
    available_from: new Date(now).toISOString(),
    due_at: new Date(now + 86_400_000).toISOString(),
  };
};

const activation = ({ people }: World) => ({
  plan_type: 'student',
  months: 1,
  whom: { people: [people.classmate.id] },
});

/** Acceptable bodies, by endpoint. */
export async function bodyOf(server: TestApp, world: World, name: EndpointName): Promise<object | undefined> {
  switch (name) {
    case 'signIn':
      return { username: world.people.student.mark, password: PASSWORD };
    case 'checkCard':
    case 'signInByCard':
      return { token: await addCard(server, world.people.student) };
    case 'refreshTokens':
      return { refresh: (await server.signedIn(world.people.student.id)).refresh };
    case 'register':
      // Refused, so that nobody new comes into the world.
      return { role: 'ADMIN' };
    case 'updateMe':
      return { theme: 'dark' };
    case 'celebrateLevel':
      // Not reached, so that nobody has anything to celebrate.
      return { level: 30 };
    case 'changeDetails':
      // Refused as old, so that the next caller finds the person as it was.
      return { version: 999, phone_number: '+380 44 123 45 67' };
    case 'changePassword':
      // Refused as incorrect by the handler, so that the next caller finds the password as it was.
      return { current_password: 'Wrong-horse-1', new_password: 'Better-horse-2' };
    case 'replaceFirstPassword':
      // Refused by the handler: nobody here has a password that others gave.
      return { new_password: 'Better-horse-2' };
    case 'beginSecondFactor':
      // Refused as incorrect by the handler, so that nobody has half a second factor.
      return { current_password: 'Wrong-horse-1' };
    case 'confirmSecondFactor':
      return { code: '123456' };
    case 'renewRecoveryCodes':
    case 'removeSecondFactor':
      return { current_password: 'Wrong-horse-1', code: '123456' };
    case 'recover':
      // Nobody's.
      return { token: systemRandom.token(), new_password: 'Better-horse-2' };
    case 'checkMaterial':
      return { game: 'matrix', settings: games.matrix.settings.defaults };
    case 'drawTickets':
      return { count: 2 };
    case 'startPlay':
      return { id: crypto.randomUUID(), game: 'matrix', settings: games.matrix.settings.defaults };
    case 'retryPlay':
      return { id: crypto.randomUUID() };
    case 'finishPlay':
      return { events: [] };
    case 'createSchool':
      return { name: 'A new one' };
    case 'updateSchool':
      return { version: 1, name: 'Renamed' };
    case 'changeDirector':
      // Refused as old, so that the next caller finds the school as it was.
      return { version: 999, director: null };
    case 'giveSchool':
      // Refused as no option, since everybody has a school, so that the next caller finds them where they were.
      return { person: world.people.classmate.id };
    case 'archiveSchool':
    case 'restoreSchool':
      return { version: 999 };
    case 'createStudent':
      return { first_name: 'Another' };
    case 'createStudents':
      return { students: [{ first_name: 'Another' }, { first_name: 'One' }] };
    case 'takeInStudent':
      // Refused, since nobody here is without a school.
      return { username: world.people.classmate.mark, code: 'ABC234' };
    case 'createTeacher':
      return { first_name: 'Another' };
    case 'handOverGroups':
      return { to: world.people.colleague.id };
    case 'updateTeacher':
    case 'updateStudent':
      return { version: 1, first_name: 'Renamed' };
    case 'deactivatePeople':
    case 'reactivatePeople':
    case 'resetPasswords':
    case 'signOutPeople':
    case 'makeCards':
    case 'voidCards':
      return { ids: [world.people.classmate.id] };
    case 'erasePeople':
      // Refused as called otherwise, so that the next caller finds everybody.
      return { people: [{ id: world.people.classmate.id, name: 'Somebody else' }] };
    case 'createGroup':
      return { name: 'A new one' };
    case 'updateGroup':
      return { version: 1, name: 'Renamed' };
    case 'addGroupMembers':
    case 'removeGroupMembers':
      return { students: [world.people.classmate.id] };
    case 'moveGroupMembers':
      return { students: [world.people.classmate.id], to: groupOf(world, 'schoolmate')?.id };
    case 'createTask':
      return { ...span(server), name: 'A new one', students: [world.people.classmate.id], blocks: [block] };
    case 'updateTask':
      return { version: 1, name: 'Renamed' };
    case 'deleteTasks':
      return { ids: [taskOf(world, 'classmate')?.id] };
    case 'extendTasks':
      return { ids: [taskOf(world, 'classmate')?.id], due_at: span(server).due_at };
    case 'remindStudents':
      return { ids: [taskOf(world, 'classmate')?.id], students: [world.people.classmate.id] };
    case 'copyTasks':
      return { ids: [taskOf(world, 'classmate')?.id], ...span(server) };
    case 'findPlanless':
      return { groups: world.groups.map(({ id }) => id), students: [world.people.classmate.id] };
    case 'markTaskDone':
    case 'unmarkTaskDone':
      return { students: [world.people.student.id] };
    case 'createTaskTemplate':
      return { name: 'A new one', blocks: [block] };
    case 'measureText':
      return { language: 'EN', body: 'The hedgehog sleeps.' };
    case 'createText':
      return textBody();
    case 'createWordList':
      return listBody();
    case 'createCardSet':
      return { title: 'A new one', images: [...world.images.values()].slice(0, 2).map(({ id }) => id) };
    case 'updateText':
    case 'updateWordList':
    case 'updateCardSet':
      return { version: 1, title: 'Renamed' };
    case 'updateImage':
      return { version: 1, name: 'Renamed' };
    case 'archiveTexts':
    case 'restoreTexts':
      return { ids: [materialOf(world, 'teacher', 'text')?.id] };
    case 'exportTexts':
      return { ids: [materialOf(world, 'teacher', 'text')?.id], format: 'json' };
    case 'archiveWordLists':
    case 'restoreWordLists':
      return { ids: [materialOf(world, 'teacher', 'words')?.id] };
    case 'archiveCardSets':
    case 'restoreCardSets':
      return { ids: [materialOf(world, 'teacher', 'cards')?.id] };
    case 'previewActivation':
      return activation(world);
    case 'activatePlans':
      return { ...activation(world), plan_months: 1 };
    case 'transferPlans':
      return {
        transfer_type: 'inventory',
        subscription_type: 'student',
        recipient_user: world.people.colleague.id,
        amount: 1,
        months_amount: 1,
      };
    case 'grantPlans':
      return {
        recipient_user: world.people.teacher.id,
        plan_type: 'student',
        plans: 1,
        months: 1,
        reason: 'Trial',
      };
    case 'reverseTransfer':
      return { reason: 'A mistake' };
    case 'getQuote':
      return { items: [{ plan_type: 'student', plans: 1, months: 1 }] };
    case 'createOrder':
      // Refused as no longer what it costs.
      return {
        items: [{ plan_type: 'student', plans: 1, months: 1 }],
        price_list_id: firstPrices.id,
        price_after_discounts: 1,
        is_adult: true,
        documents: presentDocuments,
      };
    case 'payOrder':
      return { provider: 'liqpay' };
    case 'askRefund':
      return { reason: 'A mistake' };
    case 'paymentCallback':
      // Signed, about nothing of ours: it is heard and changes nothing.
      return Buffer.from(
        callbackOf({ reference: 'MH-999999-9', state: 'waiting', amount: 1, nonce: crypto.randomUUID() }),
      );
    case 'receiveInvoice':
      return { amount: 15_000, received_on: '2026-03-10', bank_reference: crypto.randomUUID() };
    case 'refundOrder':
      return {
        items: [{ plan_type: 'student', plan_months: 1 }],
        amount: 15_000,
        includes_used: false,
        reason: 'A mistake',
      };
    case 'settleReview':
      return { action: 'note', note: 'Sent back at the bank' };
    case 'createPrices': {
      const { id: _, ...prices } = firstPrices;
      return { ...prices, effective_from: '2026-04-01' };
    }
    case 'startAttempt':
      return { id: crypto.randomUUID() };
    default:
      return undefined;
  }
}
