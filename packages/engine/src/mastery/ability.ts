/** One number for all that somebody masters, and how sure it is. */
import { stepAfter } from './elo.ts';
import { chanceOf, type Mastery } from './mastery.ts';
import { skills } from './skills.ts';

/** The mean chance over all skills, in whole tenths of a percent: 0 to 1000. */
export function abilityOf(mastery: Mastery): number {
  const sum = skills.reduce((all, { id }) => all + chanceOf(mastery, id), 0);
  return Math.round((1000 * sum) / skills.length);
}

/** Where the ability lies with a step more or less: the less has been answered, the wider. */
export function abilityBand(mastery: Mastery): { readonly least: number; readonly most: number } {
  const step = stepAfter(mastery.n);
  return {
    least: abilityOf({ ...mastery, theta: mastery.theta - step }),
    most: abilityOf({ ...mastery, theta: mastery.theta + step }),
  };
}
