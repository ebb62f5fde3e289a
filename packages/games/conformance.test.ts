/** What every game of the list must do, whatever it is. A new game is in here as soon as it is in the list. */
import { languages } from '@mindhero/content/languages';
import { adjustedPercent, expectedRoundMs, flawlessRound, missedInRound } from '@mindhero/engine/homework';
import { isTooFast } from '@mindhero/engine/plausibility';
import {
  type AnyGame,
  excerpt,
  mistakesOf,
  type Pupil,
  replay,
  replayStates,
  simulatePlay,
} from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import { MissingMaterial } from '@mindhero/engine/reading/material';
import { type Field, GenerationError, readSettings } from '@mindhero/engine/settings';
import { proposedTimeLimit } from '@mindhero/engine/time-limit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySettings } from './any-settings.fixture.ts';
import { catalogue, type GameId } from './catalogue.ts';
import { withExamples } from './example-materials.ts';
import { frozenItems } from './frozen.ts';
import { loadRoom } from './players.ts';
import { games } from './rules.ts';
import { loadRoomStrings, namespacesOf } from './strings.ts';

const MOST_EVENTS = 20_000;
const seed = fc.integer({ min: 0, max: MAX_SEED });
const pupil = fc.record({
  skill: fc.double({ min: 0, max: 1, noNaN: true }),
  pace: fc.double({ min: 0.5, max: 3, noNaN: true }),
});

/** Defaults and presets, by name. */
function named(game: AnyGame): [name: string, settings: object][] {
  return [
    ['defaults', game.settings.defaults],
    ...game.presets.map(({ id, settings }): [string, object] => [
      id,
      { ...game.settings.defaults, ...settings },
    ]),
  ];
}

/** Plays to the end; the event log passes the schema as the server would read it. */
function simulate(game: AnyGame, settings: object, random: Streams, pupil: Pupil) {
  const simulated = simulatePlay(game, settings, random, pupil, { mostEvents: MOST_EVENTS });
  const { events } = simulated;
  expect(events.length).toBeLessThan(MOST_EVENTS);
  expect(events.map((event) => game.event.parse(JSON.parse(JSON.stringify(event))))).toEqual(events);
  return simulated;
}

const isTold = (error: unknown) => error instanceof GenerationError || error instanceof MissingMaterial;

function errorOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Lists may go on: a chain that grows, a play that goes further. */
function isBeginning(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  const rest = new Map(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => rest.has(key) && isBeginning(value, rest.get(key)));
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

test.each(catalogue)('$id is listed with its own id, subject and path', ({ id, subject, path }) => {
  expect(games[id]).toMatchObject({ id, subject, path });
  expect(path).toMatch(/^\/games\/[a-z/-]+$/);
});

describe.each(Object.values(games).map((game) => [game.id, withExamples(game)] as const))(
  '%s',
  (id, game) => {
    test('what is left out of the settings takes its default, and presets have names of their own', () => {
      expect(readSettings(game, {})).toEqual({ ok: true, settings: game.settings.defaults });
      expect(new Set(game.presets.map((preset) => preset.id)).size).toBe(game.presets.length);
    });

    test('homework can say how long a usual student takes', () => {
      const minutes = expectedRoundMs(game, game.settings.defaults, 7) / 60_000;
      expect(minutes).toBeGreaterThan(0.1);
      expect(minutes).toBeLessThan(30);
    });

    describe.each(named(game))('%s', (_, settings) => {
      test('pass and give a game', () => {
        expect(readSettings(game, settings)).toEqual({ ok: true, settings });
        expect(() => game.start(settings, streams(1))).not.toThrow();
        expect(game.difficulty(settings)).toBeGreaterThanOrEqual(1);
        expect(game.difficulty(settings)).toBeLessThanOrEqual(100);
      });

      test('the same seed gives the same items and the same play, another seed others', () => {
        const sample = (seed: number) => game.sample(settings, streams(seed), 5);
        expect(sample(7)).toEqual(sample(7));
        expect([8, 9, 10].some((seed) => JSON.stringify(sample(seed)) !== JSON.stringify(sample(7)))).toBe(
          true,
        );
        expect(game.start(settings, streams(7))).toEqual(game.start(settings, streams(7)));
      });

      test('the fastest log that the rules count is no person’s, one at a usual pace is', () => {
        const isFlagged = (pace: number) => {
          const { events, state } = simulate(game, settings, streams(11), { skill: 1, pace });
          const said = game.flags?.(state) ?? [];
          return (
            said.includes('too_fast') ||
            isTooFast(game.result(state), events.at(-1)?.t ?? 0, game.fastestAnswerMs)
          );
        };
        expect(isFlagged(0)).toBe(true);
        expect(isFlagged(1)).toBe(false);
      });

      test('ideal answers give a full score', () => {
        fc.assert(
          fc.property(seed, (seed) => {
            const { state } = simulate(game, settings, streams(seed), { skill: 1, pace: 0.5 });
            const { correct, incorrect, ended, items } = game.result(state);
            expect(ended).toMatch(/^(completed|time_limit)$/);
            expect(correct).toBeGreaterThan(0);
            expect(incorrect).toBe(0);
            expect(ended === 'time_limit' || items.every((item) => item.correct)).toBe(true);
          }),
          { numRuns: 3 },
        );
      });
    });

    test('settings come through JSON unchanged', () => {
      fc.assert(
        fc.property(anySettings(game), (settings) => {
          const parsed = game.settings.schema.safeParse(JSON.parse(JSON.stringify(settings)));
          expect(parsed.data).toEqual(settings);
        }),
        { numRuns: 100 },
      );
    });

    test('what check lets pass gives a game; what it refuses names a field, and its suggestion helps', () => {
      fc.assert(
        fc.property(anySettings(game), seed, (settings, seed) => {
          const issues = game.check(settings);
          const error = errorOf(() => game.sample(settings, streams(seed), 1));
          expect(error === undefined || (issues.length > 0 && isTold(error))).toBe(true);
          expect(Object.keys(game.settings.fields)).toEqual(
            expect.arrayContaining(issues.map(({ path }) => path)),
          );
          const changes = issues.flatMap(({ path, suggestion }) =>
            suggestion === undefined ? [] : [{ [path]: suggestion }],
          );
          // Suggestions help each alone, or all of them together.
          const helps = (change: object) => readSettings(game, { ...settings, ...change }).ok;
          const together: object = Object.assign({}, ...changes);
          expect(changes.every(helps) || helps(together)).toBe(true);
        }),
        { numRuns: 60 },
      );
    });

    test('advice is silent on defaults and presets, and names a field whose suggestion needs none', () => {
      for (const [, settings] of named(game)) expect(game.advise?.(settings) ?? []).toEqual([]);
      fc.assert(
        fc.property(anySettings(game), (settings) => {
          fc.pre(game.check(settings).length === 0);
          for (const { path, suggestion } of game.advise?.(settings) ?? []) {
            expect(game.settings.fields).toHaveProperty(path);
            if (suggestion === undefined) continue;
            expect(game.advise?.({ ...settings, [path]: suggestion })).toEqual([]);
          }
        }),
        { numRuns: 30 },
      );
    });

    test('a time limit that is switched on begins with a time in which it can be played', () => {
      if (game.settings.fields.time_limit_s === undefined) return;
      for (const [, settings] of named(game)) {
        const time_limit_s = proposedTimeLimit(game, settings);
        const hurried = readSettings(game, { ...settings, time_limit_s });
        if (!hurried.ok) throw new Error(`${time_limit_s} s is no time limit`);
        const { state } = simulatePlay(game, hurried.settings, streams(2), { skill: 1, pace: 2 });
        expect(game.result(state)).toMatchObject({ ended: 'completed', incorrect: 0, missed: 0 });
      }
    });

    test('sample gives as many items as asked for, as plain JSON', () => {
      const items = game.sample(game.settings.defaults, streams(3), 7);
      expect(items).toHaveLength(7);
      expect(JSON.parse(JSON.stringify(items))).toEqual(items);
    });

    test('whoever plays, the play ends, its log replays to the same result, and its figures are sound', () => {
      fc.assert(
        fc.property(fc.constantFrom(...named(game)), seed, pupil, ([, settings], seed, pupil) => {
          const { events, state } = simulate(game, settings, streams(seed), pupil);
          expect(game.isOver(state)).toBe(true);
          const result = game.result(state);
          expect(replay(game, settings, streams(seed), events).result).toEqual(result);
          for (const figure of [result.correct, result.incorrect, result.missed, result.level ?? 0]) {
            expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true);
          }
          expect(Object.values(result.metrics).every(Number.isFinite)).toBe(true);
          expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        }),
        { numRuns: 20 },
      );
    });

    test('where mistakes can be retried, the retry asks for them and nothing else', () => {
      if (game.only === undefined) return;
      fc.assert(
        fc.property(fc.constantFrom(...named(game)), seed, ([, settings], seed) => {
          const { state } = simulate(game, settings, streams(seed), { skill: 0.6, pace: 1 });
          const outcomes = game.result(state).items;
          const wrong = mistakesOf(outcomes);
          const again = game.result(excerpt(game, wrong).start(settings, streams(seed))).items;
          expect(again.map(({ tags }) => tags)).toEqual(wrong.map((index) => outcomes[index]?.tags));
        }),
        { numRuns: 20 },
      );
    });

    test('states are never changed in place, and at any moment there is a result and a rail', () => {
      const settings = game.settings.defaults;
      const pupil = { skill: 0.7, pace: 1 };
      const { events } = simulatePlay(game, settings, streams(5), pupil, { mostEvents: 60 });
      let beads = 0;
      for (const state of replayStates(game, settings, streams(5), events)) {
        deepFreeze(state);
        const { done, total } = game.progress(state);
        expect(done.length).toBeGreaterThanOrEqual(beads);
        beads = done.length;
        expect(total ?? beads).toBeGreaterThanOrEqual(beads);
        expect(game.isOver(state) || game.result(state).ended === 'stopped').toBe(true);
      }
    });

    test('this version keeps its seeds', async () => {
      const { default: frozen }: { readonly default: Readonly<Record<string, unknown>> } = await import(
        `./${game.subject}/${id}/frozen.json`
      );
      expect(JSON.parse(JSON.stringify(frozenItems(game)))).toEqual(frozen[game.version]);
    });

    test('the room shows these very rules', async () => {
      const room = await loadRoom(id as GameId);
      expect(room.rules).toBe(games[id as GameId]);
    });

    test('what is printed of a seed is what is played with it', async () => {
      const { Sheet } = await loadRoom(id as GameId);
      if (Sheet === undefined) return;
      for (const [, settings] of named(game)) {
        const { items } = game.start(settings, streams(9)) as { items: readonly unknown[] };
        expect(game.sample(settings, streams(9), items.length)).toEqual(items);
      }
    });

    test('what homework shows of a seed is what its students get, until the first mistake where that matters', () => {
      const departing = new Set<boolean>();
      fc.assert(
        fc.property(fc.constantFrom(...named(game)), seed, pupil, ([, settings], seed, pupil) => {
          const shown = flawlessRound(game, settings, seed).asked;
          const statesOf = (pupil: Pupil) => {
            const { events } = simulatePlay(game, settings, streams(seed), pupil, {
              luck: streams(seed + 1),
            });
            return [...replayStates(game, settings, streams(seed), events)];
          };
          const flawless = statesOf({ ...pupil, skill: 1 });
          expect(game.asked(flawless.at(-1))).toEqual(shown);
          const others = statesOf({ ...pupil, skill: pupil.skill / 2 });
          const right = others.findLast((state) => mistakesOf(game.result(state).items).length === 0);
          expect(isBeginning(game.asked(right), shown)).toBe(true);
          const isSame = isBeginning(game.asked(others.at(-1)), shown);
          const adapts = game.adapts?.(settings) ?? false;
          expect(isSame || adapts).toBe(true);
          if (adapts) departing.add(!isSame);
        }),
        { numRuns: 6, seed: 5 },
      );
      expect(departing.size === 0 || departing.has(true)).toBe(true);
    });

    test('a round of homework that is ended early counts what was not played as missed', () => {
      fc.assert(
        fc.property(seed, fc.integer({ min: 0, max: 100 }), (seed, share) => {
          const { defaults } = game.settings;
          const { events, state } = simulate(game, defaults, streams(seed), { skill: 1, pace: 1 });
          const cut = events.slice(0, Math.floor((share * events.length) / 100));
          const { result } = replay(game, defaults, streams(seed), cut);
          const whole = game.result(state);
          const missed = missedInRound(game, defaults, seed, result);
          const percent = adjustedPercent({ ...result, missed }) ?? 0;
          const isAll = result.correct === whole.correct;
          expect(isAll || percent < 100).toBe(true);
          expect(percent).toBeCloseTo((100 * result.correct) / whole.correct, 0);
        }),
        { numRuns: 10 },
      );
    });

    describe.each(languages)('texts in %s', (language) => {
      test('title, tagline, every setting, option and preset, and how to play', async () => {
        const own = await texts(language, id);
        const known = await Promise.all(
          ['rooms', 'trainings', ...namespacesOf(id)].map((namespace) => texts(language, namespace)),
        );
        const present = new Set(known.flatMap(Object.keys));
        expect(keysOf(game).filter((key) => !present.has(key))).toEqual([]);
        const steps = Object.keys(own).filter((key) => key.startsWith('how_to.'));
        expect([2, 3, 4, 5]).toContain(steps.length);
        expect(steps.filter((key) => /\b(?:Enter|Tab|Shift)\b/.test(own[key] ?? ''))).toEqual([]);
      });

      test('what is said in quotation marks about how to play stands so in the game', async () => {
        const known = Object.entries({ ...(await texts(language, 'rooms')), ...(await texts(language, id)) });
        const isHowTo = ([key]: [string, string]) => key.startsWith('how_to');
        // What a replay calls an event is on no screen of a play.
        const shown = known.filter(([key]) => !isHowTo([key, '']) && !key.startsWith('event.'));
        const said = new Set(shown.map(([, text]) => text));
        const quoted = known
          .filter(isHowTo)
          .flatMap(([, text]) => [...text.matchAll(/[“„«]([^“”»]+)[“”»]/gu)].map(([, words]) => words));
        expect(quoted.filter((words) => words === undefined || !said.has(words))).toEqual([]);
      });

      test('the same keys as in English', async () => {
        const base = async (language: string) =>
          new Set(Object.keys(await texts(language, id)).map(withoutPlural));
        expect(await base(language)).toEqual(await base('en'));
      });
    });
  },
);

/** Keys that the frame looks up for a game, in its own namespace or in the shared one. */
function keysOf(game: AnyGame): string[] {
  const fields = Object.entries(game.settings.fields).filter(([, { kind }]) => kind !== 'hidden');
  return [
    'title',
    'tagline',
    ...fields.map(([name]) => `setting.${name}`),
    ...fields.flatMap(([name, field]) => optionsOf(field).map((option) => `option.${name}.${option}`)),
    ...fields.flatMap(([, field]) => (field.unit === undefined ? [] : [`unit.${field.unit}`])),
    ...game.presets.map((preset) => `preset.${preset.id}`),
    ...game.presets.flatMap(({ group }) => (group === undefined ? [] : [`preset_group.${group}`])),
    ...eventTypes(game).map((type) => `event.${type}`),
  ];
}

/** The kinds of events that a pupil of middling skill brings about; a replay names them. */
function eventTypes(game: AnyGame): string[] {
  const { events } = simulate(game, game.settings.defaults, streams(1), { skill: 0.6, pace: 1 });
  return [...new Set(events.map((event) => event.type))];
}

/** Numbers speak for themselves. */
function optionsOf(field: Field): string[] {
  return 'options' in field ? field.options.flatMap((one) => (typeof one === 'string' ? [one] : [])) : [];
}

/** A namespace's texts by their full keys. */
async function texts(language: string, namespace: string): Promise<Record<string, string>> {
  return flatten((await loadRoomStrings(language, namespace)) ?? {}, '');
}

function flatten(tree: object, prefix: string): Record<string, string> {
  const parts = Object.entries(tree).map(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : { [`${prefix}${key}`]: String(value) },
  );
  return Object.assign({}, ...parts) as Record<string, string>;
}

function withoutPlural(key: string): string {
  return key.replace(/_(one|few|many|other)$/, '');
}
