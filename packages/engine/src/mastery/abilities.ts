/** The snapshot of what somebody masters, for the settings of a play (`snapshot.ts`). */
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

/**
 * The settings with which a pupil starts: in "my mix" with a fresh snapshot, whatever was sent; else without one, so that
 * what is stored is a training as all play it. Settings of games that mix nothing stay as they are.
 */
export function withAbilities<Settings extends object>(
  settings: Settings,
  mastery: Mastery,
  today: number,
): Settings {
  if (!('abilities' in settings)) return settings;
  const isMixed = 'module' in settings && settings.module === 'mix';
  return { ...settings, abilities: isMixed ? abilitiesOf(mastery, today) : [] };
}
