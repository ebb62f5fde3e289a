/** Steps of what goes over several requests: none is taken before the one that it follows, and then it is. */
import { randomUUID } from 'node:crypto';
import type { NewSecondFactor } from '@mindhero/contract/second-factor';
import type { Task } from '@mindhero/contract/task';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { hours, setTask } from './homework.ts';
import { act, storeOrder } from './orders.ts';
import { type Answer, type Person, signInAs } from './people.ts';
import { makePlace, PASSWORD, type Place } from './place.ts';
import { plainPasswords } from './plain-passwords.ts';
import { activates } from './plan-wishes.ts';
import { simulated } from './plays.ts';
import { codeOf } from './second-factor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    passwords: plainPasswords,
  });
});
afterAll(() => server.close());

/** A step, the one that it follows, and how it is refused without that. */
interface Way {
  readonly refused: readonly [status: number, code: string];
  before(): Promise<Answer<unknown>>;
  step(): Promise<Answer<unknown>>;
}

/** The order is there, but nobody has paid. */
const orderOf = ({ teacher }: Place) => storeOrder(server, teacher);

const receive = ({ admin }: Place, id: number) =>
  admin.post(`/api/v1/orders/${id}/received/`, {
    amount: 15_000,
    received_on: '2026-03-10',
    bank_reference: randomUUID(),
  });

const factor = '/api/v1/users/me/second-factor/';
const beginFactor = (person: Person) => person.post<NewSecondFactor>(factor, { current_password: PASSWORD });

/** A play of this round, or of no homework. */
const startPlay = (pupil: Person, id: string, homework?: object) =>
  pupil.post('/api/v1/plays/', { id, game: 'columns', settings: {}, ...(homework && { homework }) });

const ways: Readonly<Record<string, (place: Place) => Promise<Way> | Way>> = {
  'plans are activated once they are paid': async (place) => {
    const id = await orderOf(place);
    return {
      refused: [422, 'invalid_request'],
      before: () => receive(place, id),
      step: () => activates(() => place.anna)(place.teacher),
    };
  },
  'money goes back once it has come': async (place) => {
    const id = await orderOf(place);
    const items = [{ plan_type: 'student', plan_months: 1 }];
    return {
      refused: [409, 'conflict'],
      before: () => receive(place, id),
      step: () =>
        act(place.admin, id, 'refund', { items, amount: 15_000, includes_used: false, reason: 'x' }),
    };
  },
  'money is asked for again once it was given': async (place) => {
    const id = await orderOf(place);
    return {
      refused: [409, 'conflict'],
      before: () => receive(place, id),
      step: () => act(place.teacher, id, 'ask-refund', { reason: 'A mistake' }),
    };
  },
  'money comes once its way was chosen': async (place) => {
    const id = await storeOrder(server, place.teacher, { attempts: [] });
    return {
      refused: [409, 'conflict'],
      before: () => act(place.teacher, id, 'pay', { provider: 'invoice' }),
      step: () => receive(place, id),
    };
  },
  'a second factor is confirmed once it was begun': ({ teacher }) => {
    let secret = 'JBSWY3DPEHPK3PXP';
    return {
      refused: [409, 'conflict'],
      async before() {
        const begun = await beginFactor(teacher);
        ({ secret } = begun.body);
        return begun;
      },
      step: () => teacher.post(`${factor}confirmation/`, { code: codeOf(server, secret) }),
    };
  },
  'a password is replaced without the old one once staff have given it': ({ teacher, anna }) => {
    let pupil = anna;
    return {
      refused: [409, 'conflict'],
      async before() {
        const given = await teacher.post(`/api/v1/people/${anna.id}/password/`, undefined);
        // Whatever she was signed in by is over.
        pupil = await signInAs(server, anna.id);
        return given;
      },
      step: () => pupil.post('/api/v1/users/me/first-password/', { new_password: 'Better-horse-2' }),
    };
  },
  'a password is chosen by a link once there is one': ({ director, teacher }) => {
    let token = 'x'.repeat(22);
    return {
      refused: [422, 'link_invalid'],
      async before() {
        const path = `/api/v1/people/${teacher.id}/recovery-link/`;
        const made = await director.post<{ token: string }>(path, undefined);
        ({ token } = made.body);
        return made;
      },
      step: () => teacher.post('/api/v1/recovery/', { token, new_password: 'Better-horse-2' }),
    };
  },
  'a play is finished once it was begun': ({ anna }) => {
    const id = randomUUID();
    const game = games.columns;
    return {
      refused: [404, 'not_found'],
      before: () => startPlay(anna, id),
      step() {
        const { defaults } = game.settings;
        const events = simulated({
          game,
          settings: defaults,
          seed: server.seed,
          pupil: { skill: 1, pace: 1 },
        });
        server.clock.forward(events.at(-1)?.t ?? 0);
        return anna.post(`/api/v1/plays/${id}/finish/`, { events });
      },
    };
  },
  'a round is played once its homework was begun': async ({ teacher, anna }) => {
    const { id } = await setTask(server, teacher, { students: [anna.id] });
    const attempt = randomUUID();
    return {
      refused: [404, 'not_found'],
      before: () => anna.post(`/api/v1/homework/${id}/attempts/`, { id: attempt }),
      step: () => startPlay(anna, randomUUID(), { attempt, block: 0, round: 1 }),
    };
  },
  'homework is begun once its time has come': async ({ teacher, anna }) => {
    const times = { available_from: hours(server, 1), due_at: hours(server, 2) };
    const { id } = await setTask(server, teacher, { students: [anna.id], ...times });
    return {
      refused: [409, 'not_yet_available'],
      before: () =>
        teacher.patch<Task>(`/api/v1/tasks/${id}/`, { version: 1, available_from: hours(server, 0) }),
      step: () => anna.post(`/api/v1/homework/${id}/attempts/`, { id: randomUUID() }),
    };
  },
};

test.each(Object.entries(ways))('%s, and not before', async (_name, make) => {
  const { refused, before, step } = await make(await makePlace(server));
  const stored = await server.database.fingerprint();
  const early = await step();
  expect([early.status, (early.body as { readonly code?: string }).code]).toEqual(refused);
  expect(await server.database.fingerprint()).toBe(stored);
  for (const late of [await before(), await step()])
    expect([late.body, late.status]).toEqual([late.body, expect.toBeOneOf([200, 201, 204])]);
});
