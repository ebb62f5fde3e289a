/** What a finished play tells of skills: the smallest part of its result that says it honestly. */
import type { ItemOutcome, PlayResult, Slip } from '../play.ts';
import type { Answer } from './mastery.ts';
import { type SkillId, skillsOf } from './skills.ts';

/** An answer, and which item of the play it was. */
export interface ItemAnswer extends Answer {
  readonly item: number;
  /** The skill by which the item came, where it came by chance and the answer needed it. */
  readonly probe?: SkillId;
  /** What was answered instead, where it was wrong and can be told in a line. */
  readonly slip?: Slip;
}

/**
 * The answers of a play that needed skills. What was missed says nothing: nobody knows whether it was even read. Of an
 * item that is answered in several steps each step is an answer of its own.
 * @param difficulty of the settings, 1 to 100; an item's own goes before it
 */
export function evidenceOf({ items }: Pick<PlayResult, 'items'>, difficulty: number): readonly ItemAnswer[] {
  return items.flatMap((item, index) => {
    if (item.attempts === 0) return [];
    const steps = item.steps ?? [{ right: item.correct && item.attempts === 1, tags: item.tags ?? [] }];
    const firstWrong = steps.findIndex(({ right }) => !right);
    return steps.flatMap(({ right, tags }, step) => {
      const skills = skillsOf(tags);
      if (skills.length === 0) return [];
      const slip = step !== firstWrong || item.slip === undefined ? {} : { slip: item.slip };
      const hard = item.difficulty ?? difficulty;
      const probe = item.probe !== undefined && skills.includes(item.probe) ? { probe: item.probe } : {};
      return [{ item: index, skills, right, difficulty: hard, ...howAnswered(item), ...probe, ...slip }];
    });
  });
}

/** The time of an item is that of its first step: it says nothing of those that follow. */
function howAnswered({
  steps,
  options,
  ms,
  limit_ms,
}: ItemOutcome): Pick<Answer, 'options' | 'ms' | 'limit_ms'> {
  return {
    ...(options !== undefined && { options }),
    ...(steps === undefined && ms !== undefined && limit_ms !== undefined && { ms, limit_ms }),
  };
}
