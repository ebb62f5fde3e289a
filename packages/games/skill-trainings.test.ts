import { evidenceOf } from '@mindhero/engine/mastery/evidence';
import { isUnlocked, standingOf } from '@mindhero/engine/mastery/ladder';
import { type Answer, fold, noMastery } from '@mindhero/engine/mastery/mastery';
import { difficulties, skillOf, skills, skillsOf } from '@mindhero/engine/mastery/skills';
import { simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from './rules.ts';
import { trainingsOf, trainingSteps } from './skill-trainings.ts';

const PLAYS = 4;

test.each(skills.map(({ id }) => id))('%s is trained where it is said to be', (skill) => {
  const trainings = trainingsOf(skill);
  expect(trainings.length).toBeGreaterThan(0);
  for (const { game: id, preset, settings } of trainings) {
    const game = games[id];
    expect(game.presets.map((one) => one.id)).toContain(preset);
    const read = readSettings(game, settings);
    if (!read.ok)
      throw new Error(`${id} refuses ${JSON.stringify(settings)}: ${JSON.stringify(read.issues)}`);
    const items = Array.from({ length: PLAYS }, (_, seed) => {
      const { state } = simulatePlay(game, read.settings, streams(seed), { skill: 1, pace: 1 });
      return game.result(state).items;
    }).flat();
    const trained = items.filter(({ tags }) => skillsOf(tags ?? []).includes(skill)).length;
    // A sum of both operations has both moves of its digit, though not each of them in each sum.
    expect(trained / items.length).toBeGreaterThan(0.3);
  }
});

test('what is no skill is trained nowhere', () => {
  expect(trainingsOf('times:1')).toEqual([]);
  expect(skillOf('times:1')).toBeUndefined();
});

test('a play of every game with skills gives evidence of known skills only', () => {
  for (const id of ['columns', 'abacus', 'flash', 'forsage', 'multiply', 'multiply-divide'] as const) {
    const game = games[id];
    for (const preset of game.presets) {
      const settings = { ...game.settings.defaults, ...preset.settings };
      const { state } = simulatePlay(game, settings, streams(1), { skill: 0.7, pace: 1 }, { mostEvents: 60 });
      const evidence = evidenceOf(game.result(state), game.difficulty(settings));
      for (const { skills: needed, difficulty } of evidence) {
        expect(needed.every((skill) => difficulties.has(skill))).toBe(true);
        expect(difficulty).toBeGreaterThanOrEqual(1);
      }
      const isOfSums = ['columns', 'forsage'].includes(id);
      expect(!isOfSums || evidence.length > 0).toBe(true);
    }
  }
});

describe('the next steps', () => {
  const anywhere = { last: null, isOpen: () => true };

  test('lead to trainings of open games, above all of the one chosen last', () => {
    const first = trainingSteps(noMastery, 1, anywhere);
    // Of the four first moves each would lead to the same training.
    expect(first.map(({ game, preset }) => `${game} ${preset}`)).toEqual([
      'columns first_steps',
      'multiply first_tables',
    ]);
    expect(first.every(({ why, settings }) => why === 'new' && settings === null)).toBe(true);
    const onBeads = trainingSteps(noMastery, 1, { ...anywhere, last: 'abacus' });
    expect(onBeads.find(({ skill }) => skill.startsWith('direct'))?.game).toBe('abacus');
    const flashOnly = trainingSteps(noMastery, 1, { last: 'columns', isOpen: (game) => game === 'flash' });
    expect(flashOnly.map(({ game }) => game)).toEqual(['flash']);
    expect(trainingSteps(noMastery, 1, { last: null, isOpen: () => false })).toEqual([]);
  });

  test('lead to four places at most, each once, and to so many where there are more', () => {
    const anyMastery = fc
      .array(fc.tuple(fc.constantFrom(...skills), fc.integer({ min: 1, max: 40 }), fc.boolean()), {
        maxLength: 30,
      })
      .map((answered) =>
        fold(
          noMastery,
          answered.map(([{ id }, count, right], day) => {
            const answer: Answer = { skills: [id], right, difficulty: 30 };
            return { day, answers: Array.from({ length: count }, () => answer) };
          }),
        ),
      );
    fc.assert(
      fc.property(anyMastery, fc.integer({ min: 30, max: 90 }), (mastery, today) => {
        const steps = trainingSteps(mastery, today, anywhere);
        const places = steps.map(({ game, preset, settings }) => JSON.stringify([game, preset, settings]));
        expect(new Set(places).size).toBe(places.length);
        const wrong = skills.filter(
          (skill) => isUnlocked(mastery, skill) && standingOf(mastery, skill.id) === 'weak',
        );
        expect(steps.length).toBeGreaterThanOrEqual(Math.min(4, wrong.length));
        expect(steps.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('train alone what goes wrong', () => {
    const wrong: Answer = { skills: ['direct:+3'], right: false, difficulty: 30 };
    const weak = fold(noMastery, [{ day: 1, answers: Array.from({ length: 25 }, () => wrong) }]);
    const step = trainingSteps(weak, 2, anywhere).find(({ why }) => why === 'weak');
    expect(step).toMatchObject({
      skill: 'direct:+3',
      game: 'columns',
      settings: { module: 'easy', blocks: [3] },
    });
  });
});
