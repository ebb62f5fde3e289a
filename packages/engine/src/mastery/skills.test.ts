import { describe, expect, it } from 'vitest';
import { formula } from '../soroban.ts';
import { difficulties, hurryOf, skillOf, skills, skillsOf } from './skills.ts';

/** Skills may be added at the end; none of these is ever moved or taken away. */
const frozen =
  'direct:+1 direct:+2 direct:+3 direct:+4 direct:+5 direct:+6 direct:+7 direct:+8 direct:+9 direct:-1 direct:-2 direct:-3 direct:-4 direct:-5 direct:-6 direct:-7 direct:-8 direct:-9 small_friend:+4 small_friend:+3 small_friend:+2 small_friend:+1 small_friend:-4 small_friend:-3 small_friend:-2 small_friend:-1 big_friend:+9 big_friend:+8 big_friend:+7 big_friend:+6 big_friend:+5 big_friend:+4 big_friend:+3 big_friend:+2 big_friend:+1 family:+6 family:+7 family:+8 family:+9 big_friend:-9 big_friend:-8 big_friend:-7 big_friend:-6 big_friend:-5 big_friend:-4 big_friend:-3 big_friend:-2 big_friend:-1 family:-6 family:-7 family:-8 family:-9 over_50:+ over_50:- over_100:+ over_100:- times:2 times:5 times:3 times:4 times:6 times:7 times:8 times:9 divided:2 divided:5 divided:3 divided:4 divided:6 divided:7 divided:8 divided:9'.split(
    ' ',
  );

describe('the ladder', () => {
  it('has 72 skills, each once and in an order that stored abilities depend on', () => {
    expect(skills).toHaveLength(72);
    expect(new Set(skills.map(({ id }) => id)).size).toBe(72);
    const count = (kind: string) => skills.filter((skill) => skill.kind === kind).length;
    expect(['direct', 'small_friend', 'big_friend', 'family'].map(count)).toEqual([18, 8, 18, 8]);
    expect(['over_50', 'over_100', 'times', 'divided'].map(count)).toEqual([2, 2, 8, 8]);
    expect(skills.map(({ id }) => id)).toEqual(frozen);
  });

  it('is a partial order: everything that comes before stands before', () => {
    const place = new Map(skills.map(({ id }, index) => [id, index]));
    for (const [index, { after }] of skills.entries()) {
      for (const id of after) expect(place.get(id)).toBeLessThan(index);
    }
  });

  it('has the simpler moves of a formula before it', () => {
    for (const { kind, move, after } of skills) {
      if (kind !== 'small_friend' && kind !== 'big_friend' && kind !== 'family') continue;
      // A family is a big friend 5 whose complement is the upper bead; ±10 is one on the next rod.
      for (const term of formula(move, kind)) {
        const simpler = Math.abs(term) === 10 ? Math.sign(term) : term;
        if (kind === 'family' && Math.abs(term) >= 5) continue;
        expect(after).toContain(`direct:${simpler > 0 ? '+' : '-'}${Math.abs(simpler)}`);
      }
    }
    expect(skillOf('family:+7')?.after).toEqual(['big_friend:+5', 'big_friend:+7', 'direct:+2']);
  });

  it('is harder by techniques and by tables', () => {
    const hardness = ['direct:+3', 'small_friend:+3', 'big_friend:+3', 'family:+7', 'over_100:+'].map(
      (id) => skillOf(id)?.difficulty ?? 0,
    );
    expect(hardness).toEqual(hardness.toSorted((a, b) => a - b));
    expect(skillOf('times:9')?.difficulty).toBeGreaterThan(skillOf('times:2')?.difficulty ?? 0);
    expect(skillOf('divided:7')?.difficulty).toBeGreaterThan(skillOf('times:7')?.difficulty ?? 0);
    expect(difficulties.size).toBe(skills.length);
  });
});

it('finds the skills behind tags, each once', () => {
  expect(skillsOf(['direct:+1@2', 'direct:+1@7', 'family:-7@2', 'over_100:-'])).toEqual([
    'direct:+1',
    'family:-7',
    'over_100:-',
  ]);
  expect(skillsOf(['times:7x7', 'divided:12/4', 'times:1x3'])).toEqual(['times:7', 'divided:4', 'times:3']);
  expect(skillsOf(['multiply:3x2', 'divide:4/2', 'percent:part', 'direct:+4@4', 'congruent'])).toEqual([]);
});

it('counts pace and length within bounds', () => {
  expect(hurryOf(30)).toBe(0);
  expect(hurryOf(54)).toBe(1);
  expect(hurryOf(1)).toBeGreaterThanOrEqual(-1.5);
  expect(hurryOf(100)).toBe(1.5);
});
