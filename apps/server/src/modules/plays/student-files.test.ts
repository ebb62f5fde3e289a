/** The tables of a student's page as files: the same as on the screen, for those who see it. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { listStudentSpans, StudentDay, TechniqueCell } from '@mindhero/contract/play';
import type { getStudentReading } from '@mindhero/contract/reading';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../test/plays.ts';
import { addMaterial } from '../../../test/stored-materials.ts';

let server: TestApp;
let teacher: Person, student: Person;

/** A play of a game, with half of it right. */
async function plays(id: 'columns' | 'sequence') {
  const game = games[id];
  const play = { game, settings: game.settings.defaults, seed: 3, pupil: { skill: 0.5, pace: 1 } };
  const started = await startPlay(server, student, play);
  expect((await finishPlay(server, student, started.id, simulated(play))).status).toBe(200);
}

beforeAll(async () => {
  server = await testApp();
  teacher = await addPerson(server, { role: 'TEACHER' });
  student = await addPerson(server, { created_by: teacher.id });
  await plays('columns');
  await plays('sequence');
  const { revision } = await addMaterial(server, { language: 'EN', difficulty: 'easy', words: 80 });
  const metrics = { words: 80, wpm: 100, cpm: 600, questions: 4, understanding: 75, effective: 75 };
  await server.database.pool.query(
    `insert into plays (id, user_id, game, subject, version, settings, seed, revision_id, started_at, finished_at,
       active_ms, correct, incorrect, missed, ended, metrics, difficulty, points, stars, flags)
     values (gen_random_uuid(), $1, 'texts', 'reading', 1, '{"text":null}', 1, $2, '2026-03-10T08:00Z',
       '2026-03-10T08:00Z', 60000, 3, 1, 0, 'completed', $3, 30, 0, 0, '{}')`,
    [student.id, revision, metrics],
  );
});
afterAll(() => server.close());

const root = () => `/api/v1/students/${student.id}/`;

async function lines(path: string): Promise<string[]> {
  const { access: token } = await server.signedIn(teacher.id);
  const answer = await server.call('GET', `${root()}${path}`, { token });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
}

const told = async <T>(path: string) => (await teacher.get<T>(`${root()}${path}`)).body;

it('has each day by its areas', async () => {
  const days = await told<StudentDay[]>('days/?days=7');
  expect(days.length).toBeGreaterThan(1);
  const [names, ...found] = await lines('days/subjects/export/?days=7&language=DE');
  expect(names).toBe('Tag;Bereich;Minuten;Richtig;Falsch;Ausgelassen');
  const areas = { math: 'Mathematik', reading: 'Lesen', memory: 'Gedächtnis' };
  expect(found.map((line) => line.split(';').toSpliced(2, 1).join(';'))).toEqual(
    days.map(({ day, subject, correct, incorrect, missed }) =>
      [day, areas[subject], correct, incorrect, missed].join(';'),
    ),
  );
});

it('has each move on each digit', async () => {
  const cells = await told<TechniqueCell[]>('techniques/?days=7');
  expect(cells.length).toBeGreaterThan(0);
  const [, ...found] = await lines('techniques/export/?days=7');
  expect(found).toEqual(cells.map(({ digit, move, right, wrong }) => [digit, move, right, wrong].join(';')));
});

it('has each memory span', async () => {
  const { spans } = await told<ResponseOf<typeof listStudentSpans>>('spans/');
  expect(spans).toHaveLength(1);
  const [, ...found] = await lines('spans/export/');
  expect(found).toEqual(
    spans.map(({ best, first, latest, plays: count }) => ['Digits', best, first, latest, count].join(';')),
  );
});

it('has each text that was read', async () => {
  const { texts } = await told<ResponseOf<typeof getStudentReading>>('reading/');
  expect(texts).toHaveLength(1);
  expect(await lines('reading/export/?columns=language,words,wpm,cpm,understanding,effective')).toEqual([
    'Language;Words;Words per minute;Symbols per minute;% understood;Words per minute understood',
    'EN;80;100;600;75;75',
  ]);
});

it('is a workbook as well, and of nobody whom one may not see', async () => {
  const colleague = await addPerson(server, { role: 'TEACHER' });
  const { access: token } = await server.signedIn(teacher.id);
  for (const path of ['days/subjects', 'techniques', 'spans', 'reading', 'ability']) {
    const answer = await server.call('GET', `${root()}${path}/export/?format=xlsx`, { token });
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect((await colleague.refused('GET', `${root()}${path}/export/`)).status).toBe(404);
  }
});
