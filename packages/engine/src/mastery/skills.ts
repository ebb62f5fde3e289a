/**
 * What mastery is kept of: 72 skills, and which of them come before which.
 *
 * A skill is what one learns as one thing: a bead move by one of the four techniques (+4 by the small friend, whatever
 * the rod shows), crossing 50 or 100, a multiplication table, a table backwards. In the literature on student models
 * these are called knowledge components (Pelánek 2017, "Bayesian knowledge tracing, logistic models, and beyond").
 */
import { difficultyOf } from '../difficulty.ts';
import { readStepTag, type Technique } from '../soroban.ts';
import { type Corrections, corrections } from './corrections.ts';

/** One sort of skills. */
export type SkillKind = Technique | 'over_50' | 'over_100' | 'times' | 'divided';

/** Such as "small_friend:+4", "over_50:-", "times:7". Stored with each pupil. */
export type SkillId = `${SkillKind}:${string}`;

export interface Skill {
  readonly id: SkillId;
  readonly kind: SkillKind;
  /** What is added (1 to 9) or taken (−1 to −9); of a crossing only its direction (1 or −1); of a table its number (2 to 9). */
  readonly move: number;
  /** What has to be passed before this is begun. */
  readonly after: readonly SkillId[];
  /** How hard it is by the scale of difficulty, in logits, before anybody has tried: see `difficulties`. */
  readonly difficulty: number;
}

function idOf(kind: SkillKind, move: number): SkillId {
  if (kind === 'times' || kind === 'divided') return `${kind}:${move}`;
  const sign = move > 0 ? '+' : '-';
  const size = kind === 'over_50' || kind === 'over_100' ? '' : Math.abs(move);
  return `${kind}:${sign}${size}`;
}

/** The order in which the tables are taught, as the trainings of the games of multiplication have it. */
const tables = [2, 5, 3, 4, 6, 7, 8, 9] as const;

const sizes = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);
const both = (least: number, most: number) =>
  [1, -1].flatMap((sign) => sizes(least, most).map((size) => sign * size));

/**
 * What comes before a move. Two things decide: a formula is made of simpler moves, which are learned first (+7 by the
 * family is +2 −5 +10, that is the direct +2 and the big friend +5); and the order of the schools of mental arithmetic,
 * direct → small friend → big friend → family → over 50 → over 100, adding before taking away.
 */
function movesBefore(kind: Technique, move: number): SkillId[] {
  const sign = Math.sign(move);
  const size = Math.abs(move);
  const direct = (of: number) => idOf('direct', of);
  const addedFirst = sign < 0 ? [idOf(kind, size)] : [];
  switch (kind) {
    case 'direct':
      // 5 is the upper bead, 6 to 9 are 5 together with 1 to 4.
      if (size < 5) return addedFirst;
      if (size === 5) return [...addedFirst, ...sizes(1, 4).map((one) => direct(sign * one))];
      return [...addedFirst, direct(sign * 5), direct(sign * (size - 5))];
    case 'small_friend':
      return [...addedFirst, direct(sign * 5), direct(-sign * (5 - size))];
    case 'big_friend':
      return [
        ...addedFirst,
        ...sizes(1, 4).map((one) => idOf('small_friend', sign * one)),
        direct(-sign * (10 - size)),
        direct(sign),
      ];
    case 'family':
      return [
        ...addedFirst,
        idOf('big_friend', sign * 5),
        idOf('big_friend', move),
        direct(sign * (size - 5)),
      ];
  }
}

/** A carry onto 4 needs the small friend +1, one onto 9 the big friend +1: crossing lines is where they occur. */
function crossingBefore(line: 'over_50' | 'over_100', sign: number): SkillId[] {
  const families = sizes(6, 9).map((size) => idOf('family', sign * size));
  const added = sign < 0 ? [idOf(line, 1)] : [];
  return line === 'over_50'
    ? [...added, ...families, idOf('small_friend', sign)]
    : [...added, idOf('over_50', sign), idOf('big_friend', sign)];
}

/** Load of a step by its technique, as everywhere on the scale of difficulty. */
const loads = { direct: 1, small_friend: 2, big_friend: 3, family: 4, over_50: 4, over_100: 5 } as const;
/** Half a second for a bead move, and two for a fact of a table, at one's own pace. */
const MOVE_SECONDS = 0.5;
const FACT_SECONDS = 2;

/** The difficulty of a usual question: with it nobody is better or worse off than the skill itself says. */
const USUAL = 30;
/** On the scale of difficulty 12 is twice the work in the same time: one logit. */
const PER_LOGIT = 12;

/** Of a fact the load is its table: larger ones take longer and go wrong more often (the problem-size effect, Ashcraft 1992). */
function loadOf(kind: SkillKind, move: number): number {
  if (kind === 'times') return difficultyOf(move, FACT_SECONDS);
  if (kind === 'divided') return difficultyOf(1.4 * move, FACT_SECONDS);
  return difficultyOf(loads[kind], MOVE_SECONDS);
}

function skill(kind: SkillKind, move: number, after: readonly SkillId[]): Skill {
  const difficulty = Math.round((10_000 * (loadOf(kind, move) - USUAL)) / PER_LOGIT) / 10_000;
  return { id: idOf(kind, move), kind, move, after: [...new Set(after)], difficulty };
}

const bead = (kind: Technique, moves: readonly number[]) =>
  moves.map((move) => skill(kind, move, movesBefore(kind, move)));

/**
 * All skills, each after those that come before it. The settings of "my mix" hold abilities in this order, so that
 * skills may be added at the end and never moved.
 */
export const skills: readonly Skill[] = [
  ...bead('direct', both(1, 9)),
  ...bead('small_friend', [4, 3, 2, 1, -4, -3, -2, -1]),
  ...bead('big_friend', [9, 8, 7, 6, 5, 4, 3, 2, 1]),
  ...bead('family', [6, 7, 8, 9]),
  ...bead('big_friend', [-9, -8, -7, -6, -5, -4, -3, -2, -1]),
  ...bead('family', [-6, -7, -8, -9]),
  ...(['over_50', 'over_100'] as const).flatMap((line) =>
    [1, -1].map((sign) => skill(line, sign, crossingBefore(line, sign))),
  ),
  ...tables.map((table, index) => skill('times', table, before('times', index))),
  ...tables.map((table, index) =>
    skill('divided', table, [idOf('times', table), ...before('divided', index)]),
  ),
];

function before(kind: 'times' | 'divided', index: number): SkillId[] {
  const table = tables[index - 1];
  return table === undefined ? [] : [idOf(kind, table)];
}

const byId: ReadonlyMap<string, Skill> = new Map(skills.map((one) => [one.id, one]));

/** The skill of an id, or undefined if there is none. */
export function skillOf(id: string): Skill | undefined {
  return byId.get(id);
}

/** Those of which sums are made: all but the tables. */
export const sumSkills: readonly Skill[] = skills.filter(
  ({ kind }) => kind !== 'times' && kind !== 'divided',
);

const FACT = /^(times|divided):(\d+)([x/])(\d+)$/;

/**
 * The skills behind the tags of an item, each once; none for tags that belong to no skill, such as those of fractions.
 * A fact of the tables belongs to both of its tables, a division to the table of its divisor; 0 and 1 have no table.
 */
export function skillsOf(tags: readonly string[]): readonly SkillId[] {
  return [...new Set(tags.flatMap(idsOf))];
}

function idsOf(tag: string): SkillId[] {
  const step = readStepTag(tag);
  if (step !== null) return [idOf(step.technique, step.move)];
  const [, kind, first, , second] = FACT.exec(tag) ?? [];
  if (kind === 'times') return known([`times:${first}`, `times:${second}`]);
  if (kind === 'divided') return known([`divided:${second}`]);
  return known([tag]);
}

const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id)?.id ?? []);

/** How hard skills are, in logits: what difficulty a usual question of each has. */
export type Difficulties = ReadonlyMap<SkillId, number>;

/** As the scale of difficulty has them, from the load of each technique, put right by what was counted. */
export const difficultiesWith = ({ shifts }: Pick<Corrections, 'shifts'>): Difficulties =>
  new Map(
    skills.map(({ id, difficulty }) => [id, Math.round(10_000 * (difficulty + (shifts[id] ?? 0))) / 10_000]),
  );

/** Those of this release. They are frozen: answers do not move them. */
export const difficulties: Difficulties = difficultiesWith(corrections);

/** More hurry than this, or less, says nothing more. */
const MOST_HURRY = 1.5;

/**
 * What a question adds to the difficulty of its skills, in logits: pace, and longer numbers. Half of what the scale of
 * difficulty says, since the other half is what the skills themselves and their number already count.
 * @param difficulty of the question, 1 to 100
 */
export function hurryOf(difficulty: number): number {
  const hurry = (difficulty - USUAL) / (2 * PER_LOGIT);
  return Math.max(-MOST_HURRY, Math.min(MOST_HURRY, hurry));
}
