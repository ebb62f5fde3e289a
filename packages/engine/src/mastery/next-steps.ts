/** What somebody should train next, and what a group needs. */
import { streams } from '../random.ts';
import { wishes } from './choice.ts';
import { isDue, isUnlocked, standingOf, unlockedSkills } from './ladder.ts';
import { chanceOf, type Mastery, PASS_CHANCE } from './mastery.ts';
import { type Skill, type SkillId, skills } from './skills.ts';

/** Why a skill is proposed: it comes next, it is due to be repeated, it goes wrong too often, or by chance. */
export const stepReasons = ['new', 'review', 'weak', 'random'] as const;
export type StepReason = (typeof stepReasons)[number];

/** A skill to be trained. */
export interface NextStep {
  readonly skill: SkillId;
  readonly why: StepReason;
  /** Of a right answer in a usual question, 0 to 1. */
  readonly chance: number;
}

/** More would be no advice. */
const MOST_STEPS = 4;

interface Found extends NextStep {
  readonly distance: number;
}

interface StepOptions {
  /** Whether a skill can be trained by this pupil: who has no plan for a game is not sent there. */
  readonly isOpen?: (skill: Skill) => boolean;
  /** Where a step is taken, as a key: two steps to the same place are one. */
  readonly placeOf?: (step: NextStep) => string;
}

/**
 * What a pupil should train next, one of each kind if there is one: what goes wrong and what is new, each the nearest to the
 * usual success; what is due, the longest first; and one by chance of what is passed. Then more of the same. The same
 * day gives the same steps, until something is answered.
 * @param today whole days since 1 January 1970 by the calendar of the school
 */
export function nextSteps(
  mastery: Mastery,
  today: number,
  { isOpen = () => true, placeOf = ({ skill }) => skill }: StepOptions = {},
): readonly NextStep[] {
  const found = unlockedSkills(mastery)
    .filter(isOpen)
    .map(({ id }): Found => {
      const chance = chanceOf(mastery, id);
      return {
        skill: id,
        why: reasonOf(mastery, id, today),
        chance,
        distance: Math.abs(chance - wishes.usual),
      };
    });
  const of = (why: StepReason) => found.filter((step) => step.why === why);
  // Of whoever has answered nothing nobody knows what is near: they begin where everybody begins.
  const nearest = (why: StepReason) =>
    mastery.n === 0 ? of(why) : of(why).toSorted((a, b) => a.distance - b.distance);
  const dueDay = ({ skill }: NextStep) => mastery.skills[skill]?.due ?? 0;
  const lists = [
    nearest('weak'),
    nearest('new'),
    of('review').toSorted((a, b) => dueDay(a) - dueDay(b)),
    streams(today)('next steps').shuffle(of('random')),
  ];
  const inTurn = [...lists.flatMap((list) => list.slice(0, 1)), ...lists.flatMap((list) => list.slice(1))];
  const steps = inTurn.map(({ skill, why, chance }): NextStep => ({ skill, why, chance }));
  const firstAt = new Map<string, NextStep>();
  for (const step of steps) if (!firstAt.has(placeOf(step))) firstAt.set(placeOf(step), step);
  return [...firstAt.values()].slice(0, MOST_STEPS);
}

function reasonOf(mastery: Mastery, id: SkillId, today: number): StepReason {
  switch (standingOf(mastery, id)) {
    case 'weak':
      return 'weak';
    case 'passed':
      return isDue(mastery, id, today) ? 'review' : 'random';
    default:
      return 'new';
  }
}

/** A member of a group. */
export interface Member {
  readonly id: number;
  readonly mastery: Mastery;
}

/** What several members of a group miss. */
export interface GroupNeed {
  readonly skill: SkillId;
  /** Members who may train it, and of them those who do not have it, those who need it most first. */
  readonly unlocked: number;
  readonly missing: readonly number[];
  /** To how many of those it goes wrong, after enough answers to say so. */
  readonly weak: number;
  /** Mean chance of those who miss it. */
  readonly chance: number;
  /** Answers that needed it, of those: what their chance is told from. */
  readonly answers: number;
}

/**
 * The skills that more than half of the group miss and may train: first what goes wrong for the most of them, then what
 * most of them have still to learn. What they would nearly always do right and have only not shown yet is told where there is
 * nothing else. What is locked for most is left out: it is new, not a trouble.
 */
export function needsOf(group: readonly Member[]): readonly GroupNeed[] {
  const needs = skills
    .flatMap((skill): GroupNeed[] => {
      const members = group
        .filter(({ mastery }) => isUnlocked(mastery, skill))
        .map(({ id, mastery }) => ({ id, mastery, chance: chanceOf(mastery, skill.id) }));
      const missing = members
        .filter(({ mastery }) => standingOf(mastery, skill.id) !== 'passed')
        .toSorted((a, b) => a.chance - b.chance || a.id - b.id);
      if (missing.length === 0 || 2 * missing.length <= group.length) return [];
      const chance = missing.reduce((sum, one) => sum + one.chance, 0) / missing.length;
      const weak = missing.filter(({ mastery }) => standingOf(mastery, skill.id) === 'weak').length;
      const answers = missing.reduce((sum, { mastery }) => sum + (mastery.skills[skill.id]?.n ?? 0), 0);
      const ids = missing.map(({ id }) => id);
      return [{ skill: skill.id, unlocked: members.length, missing: ids, weak, chance, answers }];
    })
    .toSorted((a, b) => b.weak - a.weak || b.missing.length - a.missing.length || a.chance - b.chance);
  const unsure = needs.filter((need) => !isSure(need));
  return unsure.length > 0 ? unsure : needs;
}

const isSure = ({ chance }: GroupNeed): boolean => chance >= PASS_CHANCE;
