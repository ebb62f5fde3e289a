/** The snapshot of what somebody masters, for the settings of a play; `snapshot.ts` reads it, `additive/mix.ts` puts it there. */
import { isDue, isUnlocked } from './ladder.ts';
import { chanceOf, type Mastery } from './mastery.ts';
import { sumSkills } from './skills.ts';
import { DUE, percentOf, UNLOCKED } from './snapshot.ts';

/** Of each skill of sums, in their order, the chance in whole percent; 100 more if it may be trained, 200 if it is due. */
export function abilitiesOf(mastery: Mastery, today: number): readonly number[] {
  return sumSkills.map((skill) => {
    const percent = percentOf(chanceOf(mastery, skill.id));
    if (!isUnlocked(mastery, skill)) return percent;
    return percent + (isDue(mastery, skill.id, today) ? DUE : UNLOCKED);
  });
}
