import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generate, settingsWith } from '../../test/settings.ts';
import { challenges, wishes } from '../mastery/choice.ts';
import { skillOf, skillsOf, sumSkills } from '../mastery/skills.ts';
import { LARGEST_ABILITY } from '../mastery/snapshot.ts';
import { streams } from '../random.ts';
import { checkExamples, exampleCount, generateExamples } from './examples.ts';
import { settingsOfSkill } from './mixed.ts';
import { modules } from './modules.ts';
import { tagsOf } from './tags.ts';

const anySnapshot = fc.array(fc.integer({ min: 0, max: LARGEST_ABILITY }), { maxLength: 60 });
const anyMix = fc.record({
  module: fc.constant('mix' as const),
  abilities: anySnapshot,
  challenge: fc.constantFrom(...challenges),
  digits: fc.integer({ min: 1, max: 9 }),
  amount_of_numbers: fc.oneof(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 60 })),
});

it('always gives examples, the same for the same seed and abilities, of the size that was asked for', () => {
  fc.assert(
    fc.property(anyMix, fc.integer({ min: 0, max: 1000 }), (mix, seed) => {
      const settings = settingsWith(mix);
      expect(checkExamples(settings)).toEqual([]);
      const examples = generateExamples(settings, streams(seed)('items'), 3);
      expect(generateExamples(settings, streams(seed)('items'), 3)).toEqual(examples);
      const most = modules.mix.defaultMaxTotal(mix.digits);
      for (const { terms, answer } of examples) {
        expect(terms).toHaveLength(mix.amount_of_numbers);
        let total = 0;
        for (const term of terms) {
          total += term;
          expect(total >= 0 && total <= most).toBe(true);
        }
        expect(total).toBe(answer);
        // Lines are crossed by numbers of two digits, whatever else is asked for.
        const lengths = terms.slice(1).map((term) => String(Math.abs(term)).length);
        expect(
          lengths.every((length) => length === mix.digits) || lengths.every((length) => length === 2),
        ).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

/** Only this skill may be trained; of all others it is said how likely they are. */
const onlyOpen = (id: string, percent: number, others: number) =>
  sumSkills.map((skill) => (skill.id === id ? 100 + percent : others));

it('trains what may be trained, wherever sums of that size can', () => {
  for (const { id } of sumSkills) {
    const examples = generate({ module: 'mix', abilities: onlyOpen(id, 80, 99), amount_of_numbers: 6 }, 20);
    const trained = examples.filter(({ terms }) => skillsOf(tagsOf(terms)).includes(id));
    expect(trained.length).toBeGreaterThan(12);
  }
});

it('takes among examples the ones that are about as hard as was wished', () => {
  // All is open and equally well known: what differs is how many skills an example needs.
  const abilities = sumSkills.map(() => 190);
  const chanceOf = (terms: readonly number[]) => 0.9 ** skillsOf(tagsOf(terms)).length;
  const mean = (challenge: (typeof challenges)[number]) => {
    const examples = generate({ module: 'mix', abilities, challenge, amount_of_numbers: 4 }, 100);
    return examples.reduce((sum, { terms }) => sum + chanceOf(terms), 0) / examples.length;
  };
  expect(mean('easy')).toBeGreaterThan(mean('medium'));
  expect(mean('medium')).toBeGreaterThan(mean('hard'));
  expect(Math.abs(mean('hard') - wishes.hard)).toBeLessThan(0.1);
});

it('asks for plain sums where nothing that may be trained has examples of that size', () => {
  // 9 is added directly to 0 only, which a sum of two numbers does not begin with.
  const examples = generate(
    { module: 'mix', abilities: onlyOpen('direct:+9', 80, 50), amount_of_numbers: 2 },
    5,
  );
  for (const { terms } of examples)
    expect(skillsOf(tagsOf(terms)).every((id) => id.startsWith('direct:'))).toBe(true);
});

it('repeats what is due: about a fifth', () => {
  const due = 'small_friend:+4';
  const abilities = sumSkills.map(({ id }) => (id === due ? 299 : id.startsWith('direct:+') ? 180 : 90));
  // Plays of ten: in a long one the few different sums of a skill are used up.
  const count = (open: readonly number[]) =>
    Array.from({ length: 20 }, (_, seed) =>
      generate({ module: 'mix', abilities: open, amount_of_numbers: 4 }, 10, seed),
    )
      .flat()
      .filter(({ terms }) => skillsOf(tagsOf(terms)).includes(due)).length;
  expect(Math.abs(count(abilities) / 200 - 0.2)).toBeLessThan(0.07);
  expect(count(abilities.map((number) => (number === 299 ? 99 : number)))).toBe(0);
});

it('says of about a tenth that they came by chance, and by which skill: those whatever is believed', () => {
  // Ten may be trained, and one of them is known so badly that nobody would choose it.
  const feared = 'family:+7';
  const open = new Set([feared, ...sumSkills.slice(0, 9).map(({ id }) => id)]);
  const abilities = sumSkills.map(({ id }) => (id === feared ? 101 : open.has(id) ? 180 : 90));
  const examples = Array.from({ length: 100 }, (_, seed) =>
    generate({ module: 'mix', abilities, amount_of_numbers: 4 }, 10, seed),
  ).flat();
  const probes = examples.flatMap(({ terms, probe }) => (probe === undefined ? [] : [{ terms, probe }]));
  expect(Math.abs(probes.length / examples.length - 0.1)).toBeLessThan(0.03);
  for (const { terms, probe } of probes) expect(skillsOf(tagsOf(terms))).toContain(probe);
  const ofFeared = probes.filter(({ probe }) => probe === feared);
  expect(Math.abs(ofFeared.length / probes.length - 0.1)).toBeLessThan(0.07);
  const plain = generate({ module: 'small_friend' }, 10);
  expect(plain.every((example) => !('probe' in example))).toBe(true);
});

it('has no list of its examples, and settings for every skill of sums', () => {
  expect(exampleCount(settingsWith({ module: 'mix' }), 500)).toBe(500);
  for (const { id, move, kind } of sumSkills) {
    const isOver = kind === 'over_50' || kind === 'over_100';
    expect(settingsOfSkill(id)?.blocks).toEqual(isOver ? [] : [Math.abs(move)]);
  }
  expect(settingsOfSkill('times:7')).toBeNull();
  expect(settingsOfSkill('times:1')).toBeNull();
  expect(skillOf('times:1')).toBeUndefined();
});
