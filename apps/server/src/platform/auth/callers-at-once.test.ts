import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { startPlay } from '../../../test/plays.ts';
import { playOfFinish } from '../../modules/plays/statements.ts';

const PEOPLE = 6;
const { columns } = games;

interface Caller {
  readonly id: number;
  readonly play: string;
  readonly access: string;
  readonly isEnded: boolean;
}

let server: TestApp;
let callers: readonly Caller[];
beforeAll(async () => {
  server = await testApp();
  callers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, number) => {
      const person = await addPerson(server);
      const { id } = await startPlay(server, person, {
        game: columns,
        settings: columns.settings.defaults,
        seed: number,
        pupil: { skill: 1, pace: 1 },
      });
      const { access, sessionId } = await server.signedIn(person.id);
      const isEnded = number === 0;
      if (isEnded)
        await server.database.pool.query('update sessions set ended_at = now() where id = $1', [sessionId]);
      return { id: person.id, play: id, access, isEnded };
    }),
  );
});
afterAll(() => server.close());

/** Who is found, with the play, if it is theirs; null for nobody. */
async function found({ access }: Caller, { play }: Caller) {
  const { authenticateAlong } = server.app.authentication;
  try {
    const { id, along } = await authenticateAlong(`Bearer ${access}`, playOfFinish, { id: play });
    return { id, plays: along.map((row) => (row as { id: string }).id) };
  } catch {
    return null;
  }
}

const expected = (caller: Caller, about: Caller) =>
  caller.isEnded ? null : { id: caller.id, plays: caller === about ? [about.play] : [] };

it('finds everybody who calls at once, each with what is theirs, and nobody for somebody else', async () => {
  const asked = vi.spyOn(server.database.pool, 'query');
  const number = fc.nat(PEOPLE - 1);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(number, number), { minLength: 4, maxLength: 40 }), async (pairs) => {
      asked.mockClear();
      const calls = pairs.map(([one, other]) => [callers[one], callers[other]] as [Caller, Caller]);
      const answers = await Promise.all(calls.map(([caller, about]) => found(caller, about)));
      expect(answers).toEqual(calls.map(([caller, about]) => expected(caller, about)));
      expect(asked.mock.calls.length).toBeLessThan(calls.length);
    }),
    { numRuns: 60 },
  );
  asked.mockRestore();
});
