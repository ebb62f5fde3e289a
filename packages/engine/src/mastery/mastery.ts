/** What a pupil masters: a small piece of JSON, and how each answer changes it. Pure; days come with the answers. */
import { judge, type Response, sharesOf, sigmoid, stepAfter } from './elo.ts';
import { firstReview, forgotten, remembered, type Review } from './review.ts';
import { type Difficulties, difficulties, hurryOf, type SkillId } from './skills.ts';

/** One answer: what it needed, and how it went. */
export interface Answer extends Response {
  readonly skills: readonly SkillId[];
  /** How hard the question was, 1 to 100. */
  readonly difficulty: number;
}

/** The answers of a finished play. */
export interface PlayEvidence<One extends Answer = Answer> {
  /** Whole days since 1 January 1970 by the calendar of the school. */
  readonly day: number;
  readonly answers: readonly One[];
}

/** What is known of a skill. */
export interface SkillState extends Review {
  /** By how much it lies above the person's ability, in logits. */
  readonly delta: number;
  /** Answers that needed it. */
  readonly n: number;
  /** The day of the last of them. */
  readonly last: number;
  /** The last day with a right one, and on how many days there was one; more than two are not counted. */
  readonly right: number | null;
  readonly right_days: number;
  /** The day on which it was passed; it stays passed. */
  readonly passed: number | null;
}

/** What is known of a pupil. */
export interface Mastery {
  /** Ability in all, in logits. */
  readonly theta: number;
  /** Answers that counted. */
  readonly n: number;
  /** Only skills that were needed so far. */
  readonly skills: Readonly<Partial<Record<SkillId, SkillState>>>;
}

/** Of a pupil who has answered nothing yet. */
export const noMastery: Mastery = { theta: 0, n: 0, skills: {} };

/** Ratings stay within it: whoever is never wrong is not infinitely able. */
const MOST = 6;

/**
 * Rounded after each answer, so that working it out anew from the plays gives the same to the last digit. JSON knows no
 * −0, hence the sum.
 */
const kept = (rating: number): number =>
  Math.round(10_000 * Math.max(-MOST, Math.min(MOST, rating))) / 10_000 + 0;

/** With so many answers on so many days, and such a chance, a skill is passed. */
export const PASS_ANSWERS = 20;
export const PASS_DAYS = 2;
export const PASS_CHANCE = 0.9;

/**
 * The chance that a pupil gets a skill right once, in a usual question.
 * @param hurry what the question adds to its difficulty, in logits
 */
export function chanceOf(
  { theta, skills }: Mastery,
  skill: SkillId,
  hurry = 0,
  hardness: Difficulties = difficulties,
): number {
  return sigmoid(theta + (skills[skill]?.delta ?? 0) - (hardness.get(skill) ?? 0) - hurry);
}

/** The chance that a pupil answers a question right. */
export function predict(mastery: Mastery, answer: Answer, hardness: Difficulties = difficulties): number {
  return judge(chancesOf(mastery, answer, hardness), answer).chance;
}

function chancesOf(mastery: Mastery, { skills, difficulty }: Answer, hardness: Difficulties): number[] {
  const hurry = hurryOf(difficulty);
  return skills.map((skill) => chanceOf(mastery, skill, hurry, hardness));
}

/** What is being worked out: a copy that nobody else has. */
interface Draft {
  theta: number;
  n: number;
  readonly skills: Partial<Record<SkillId, SkillState>>;
}

/** What was thought of an answer before it was known. */
export interface Thought {
  /** Of a right one. */
  readonly chance: number;
  /** The skill that was the most likely to fail. */
  readonly weakest: SkillId;
}

function answered(draft: Draft, answer: Answer, day: number, hardness: Difficulties): Thought | null {
  const chances = chancesOf(draft, answer, hardness);
  const [first] = answer.skills;
  // An answer that needed no skill says nothing.
  if (first === undefined) return null;
  const { score, expected, chance: before } = judge(chances, answer);
  const error = score - expected;
  const shares = sharesOf(chances);
  const most = Math.max(...shares);
  draft.theta = kept(draft.theta + stepAfter(draft.n) * error);
  draft.n += 1;
  for (const [index, skill] of answer.skills.entries()) {
    const share = shares[index] ?? 0;
    const known = draft.skills[skill];
    const delta = kept((known?.delta ?? 0) + stepAfter(known?.n ?? 0) * error * share);
    // Of several skills the one that was most likely to fail is thought to have failed.
    const outcome = answer.right ? 'right' : share === most ? 'failed' : 'unclear';
    const chance = sigmoid(draft.theta + delta - (hardness.get(skill) ?? 0));
    draft.skills[skill] = counted(known, { day, outcome, delta, chance });
  }
  return { chance: before, weakest: answer.skills[shares.indexOf(most)] ?? first };
}

interface Counted {
  readonly day: number;
  readonly outcome: 'right' | 'failed' | 'unclear';
  readonly delta: number;
  readonly chance: number;
}

/** A skill after an answer that needed it. */
function counted(before: SkillState | undefined, { day, outcome, delta, chance }: Counted): SkillState {
  const { n, right, right_days: days, passed } = before ?? { n: 0, right: null, right_days: 0, passed: null };
  const isRight = outcome === 'right';
  const right_days = isRight && right !== day ? Math.min(PASS_DAYS, days + 1) : days;
  const isPassed = n + 1 >= PASS_ANSWERS && right_days >= PASS_DAYS && chance >= PASS_CHANCE;
  return {
    delta,
    n: n + 1,
    last: day,
    right: isRight ? day : right,
    right_days,
    passed: passed ?? (isPassed ? day : null),
    ...reviewAfter(before, outcome, day),
  };
}

function reviewAfter(before: Review | undefined, outcome: Counted['outcome'], day: number): Review {
  if (before === undefined) return firstReview(day);
  if (outcome === 'right') return remembered(before, day);
  return outcome === 'failed' ? forgotten(before, day) : { stage: before.stage, due: before.due };
}

/**
 * Mastery after some plays, in their order. From `noMastery` and all plays of a pupil, in the order in which they were
 * finished, it is what was kept step by step.
 * @param tell gets each answer with what was thought of it before
 */
export function fold<One extends Answer = Answer>(
  mastery: Mastery,
  plays: readonly PlayEvidence<One>[],
  hardness: Difficulties = difficulties,
  tell: (answer: One, thought: Thought, day: number) => void = () => {},
): Mastery {
  const draft: Draft = { ...mastery, skills: { ...mastery.skills } };
  for (const { day, answers } of plays) {
    for (const answer of answers) {
      const thought = answered(draft, answer, day, hardness);
      if (thought !== null) tell(answer, thought, day);
    }
  }
  return draft;
}
