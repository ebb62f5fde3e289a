import type { Span, SpanBand } from '@mindhero/contract/play';
import { games } from '@mindhero/games/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { finishPlay, type Setting, simulated, startPlay } from '../../../test/plays.ts';
import { spansOf } from '../../entities/training/spans.ts';

describe('spans', () => {
  it('are told by kind: how often, the first that was best, the first and the latest', () => {
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const played = [4, 6, 6, 5].map((span, index) => ({
      kind: 'digits_forward' as const,
      span,
      finished_at: at(index + 1),
    }));
    const tiles = { kind: 'tiles_backward' as const, span: 3, finished_at: at(9) };
    expect(spansOf([...played, tiles])).toEqual([
      { kind: 'digits_forward', plays: 4, best: 6, best_at: at(2).toISOString(), first: 4, latest: 5 },
      { kind: 'tiles_backward', plays: 1, best: 3, best_at: at(9).toISOString(), first: 3, latest: 3 },
    ]);
  });
});

describe('a student’s spans', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it('come with the bands to whoever teaches, and to no student, not even the own ones', async () => {
    const admin = await addPerson(server, { role: 'ADMIN' });
    const student = await addPerson(server);
    const address = `/api/v1/students/${student.id}/spans/`;
    type Body = { spans: Span[]; bands: SpanBand[] };
    const before = await admin.get<Body>(address);
    expect(before.body.spans).toEqual([]);

    const play: Setting = {
      game: games.sequence,
      settings: { ...games.sequence.settings.defaults, direction: 'backward' },
      seed: 3,
      pupil: { skill: 0.9, pace: 1 },
    };
    const { id } = await startPlay(server, student, play);
    const { body } = await finishPlay(server, student, id, simulated(play));
    const span = body.play.metrics['span'];
    expect(span).toBeGreaterThan(0);

    const { body: after } = await admin.get<Body>(address);
    expect(after.spans).toMatchObject([
      { kind: 'digits_backward', plays: 1, best: span, first: span, latest: span },
    ]);
    expect(after.bands.map(({ usual }) => usual.digits_forward)).toEqual([4, 5, 5.5, 6, 6.5]);
    expect((await student.get(address)).status).toBe(403);
  });
});
