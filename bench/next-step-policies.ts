/** Ways of choosing what somebody trains next, to be compared. */
import { aimOf, type Candidate, type Reason, weightsOf } from '@mindhero/engine/mastery/choice';
import { isDue, isUnlocked } from '@mindhero/engine/mastery/ladder';
import { chanceOf, type Mastery } from '@mindhero/engine/mastery/mastery';
import { type Difficulties, type SkillId, skills } from '@mindhero/engine/mastery/skills';
import type { Random } from '@mindhero/engine/random';
import { ladder, readiness, trueChance, type VirtualPupil } from './virtual-pupils.ts';

/** The items of a play. */
export const ITEMS = 10;
/** The chance with which a skill counts as mastered. */
export const MASTERED = 0.9;

/** What is chosen for an item. */
export interface Chosen {
  readonly skill: number;
  /** Skills from before it that the question needs as well, as most sums do. */
  readonly with: readonly number[];
  readonly why: Reason | null;
}

export interface Trainee {
  readonly pupil: VirtualPupil;
  mastery: Mastery;
  /** Of the fixed ladder: where it stands, and how many plays in a row went well. */
  rung: number;
  good: number;
}

export interface Moment {
  readonly day: number;
  readonly hardness: Float64Array;
  readonly believed: Difficulties;
  readonly random: Random;
}

export interface Policy {
  readonly name: string;
  choose(trainee: Trainee, moment: Moment): readonly Chosen[];
  /** Whether it keeps a model of the pupil. */
  readonly learns: boolean;
}

export const idOf = (index: number): SkillId => skills[index]?.id ?? 'direct:+1';

/** None to two skills from before come along, as in the lessons of the schools. */
const items = ({ random }: Moment, skill: (item: number) => number): Chosen[] =>
  Array.from({ length: ITEMS }, (_, item) => {
    const main = skill(item);
    return { skill: main, with: someOf(ladder[main] ?? [], random.integer(0, 2), random), why: null };
  });

export const byChance: Policy = {
  name: 'random',
  learns: false,
  choose: (_trainee, moment) => items(moment, () => moment.random.integer(0, skills.length - 1)),
};

/** One after the other, the next one after eight of ten right three times running, as the schools go on. */
export const fixedLadder: Policy = {
  name: 'fixed ladder',
  learns: false,
  choose: ({ rung }, moment) => items(moment, () => Math.min(rung, skills.length - 1)),
};

/** The three that go worst of what is unlocked, in turn. */
export const weakestFirst: Policy = {
  name: 'weakest first',
  learns: true,
  choose({ mastery }, moment) {
    const weak = skills
      .flatMap((skill, index) =>
        isUnlocked(mastery, skill)
          ? [{ index, chance: chanceOf(mastery, skill.id, 0, moment.believed) }]
          : [],
      )
      .toSorted((a, b) => a.chance - b.chance)
      .slice(0, 3);
    return items(moment, (item) => weak[item % weak.length]?.index ?? 0);
  },
};

interface Known extends Candidate {
  readonly index: number;
}

/** Of so many questions that train the same skill the one is asked that suits best. */
const QUESTIONS = 6;

/** As "my mix" chooses: a skill by the weights, then of some questions with it the one nearest to what is wished. */
export function ours(wished: number): Policy {
  return {
    name: `ours, ${Math.round(100 * wished)} % wished`,
    learns: true,
    choose({ mastery }, { day, believed, random }) {
      const known = skills.flatMap((skill, index): Known[] =>
        isUnlocked(mastery, skill)
          ? [
              {
                index,
                chance: chanceOf(mastery, skill.id, 0, believed),
                isDue: isDue(mastery, skill.id, day),
              },
            ]
          : [],
      );
      const weights = weightsOf(known, wished);
      const aim = aimOf(known, wished);
      return Array.from({ length: ITEMS }, () => {
        const { of, why } = random.weighted(weights, ({ weight }) => weight);
        const others = known.filter((one) => one !== of);
        // What calibrates must not be chosen by what is believed.
        if (why === 'random')
          return { skill: of.index, with: indices(someOf(others, random.integer(0, 2), random)), why };
        const questions = Array.from({ length: QUESTIONS }, (_, count) => someOf(others, count, random));
        const off = (question: readonly Known[]) =>
          Math.abs(question.reduce((all, { chance }) => all * chance, of.chance) - aim);
        const [nearest = []] = questions.toSorted((a, b) => off(a) - off(b));
        return { skill: of.index, with: indices(nearest), why };
      });
    },
  };
}

const indices = (of: readonly Known[]) => of.map(({ index }) => index);

function someOf<T>(of: readonly T[], count: number, random: Random): readonly T[] {
  const drawn = of.length === 0 ? [] : Array.from({ length: count }, () => random.pick(of));
  return [...new Set(drawn)];
}

/** Knows what nobody can know: trains what is ready and nearest to being mastered. */
export const oracle: Policy = {
  name: 'oracle',
  learns: false,
  choose({ pupil }, moment) {
    const { day, hardness } = moment;
    const open = skills
      .map((_, index) => {
        const chance = trueChance(pupil, index, day, hardness);
        return { index, worth: chance >= MASTERED ? -1 : chance * readiness(pupil, index, day, hardness) };
      })
      .toSorted((a, b) => b.worth - a.worth);
    return items(moment, (item) => open[item % 2]?.index ?? 0);
  },
};
