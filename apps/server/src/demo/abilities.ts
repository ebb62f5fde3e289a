/** What demonstration pupils find easy and hard, skill by skill, as in any class. Pure: the same pupil gives the same. */
import { sigmoid } from '@mindhero/engine/mastery/elo';
import { hurryOf, type SkillId, type SkillKind, skills, skillsOf } from '@mindhero/engine/mastery/skills';
import type { Pupil } from '@mindhero/engine/play';
import type { Random, Streams } from '@mindhero/engine/random';

/** Kinds of which each pupil finds one easy and another one hard. */
const kinds = [
  'small_friend',
  'big_friend',
  'family',
  'times',
  'divided',
] as const satisfies readonly SkillKind[];

/** In logits: by how much these differ from the others, and single skills from their kind. */
const KIND = 1.6;
const SINGLE = 0.9;

/** In logits: what somebody can do who is right in six of ten easy games, and what each tenth more is worth. */
const USUAL_ABILITY = 1.6;
const BY_TENTH = 0.6;

/**
 * @param skill probability of a right answer in easy games
 * @param difficulty of the settings, 1 to 100
 */
export type Chances = (skill: number, difficulty: number) => NonNullable<Pupil['chanceOf']>;

/** How likely a pupil with these habits answers right what a question needs; null of what needs no skill. */
export function chancesOf(random: Streams): Chances {
  const hardness = hardnessOf(random('what is easy and what is hard'));
  return (skill, difficulty) => {
    const ability = USUAL_ABILITY + BY_TENTH * (10 * skill - 6) - hurryOf(difficulty);
    return (tags) => {
      const needed = skillsOf(tags);
      if (needed.length === 0) return null;
      return needed.reduce((chance, id) => chance * sigmoid(ability - (hardness.get(id) ?? 0)), 1);
    };
  };
}

function hardnessOf(draw: Random): ReadonlyMap<SkillId, number> {
  const [easy, hard] = draw.shuffle(kinds);
  return new Map(
    skills.map(({ id, kind, difficulty }) => {
      const ofKind = kind === easy ? -KIND : kind === hard ? KIND : 0;
      return [id, difficulty + ofKind + (SINGLE * draw.integer(-100, 100)) / 100];
    }),
  );
}
