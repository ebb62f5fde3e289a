import { skillName } from '@mindhero/content/skill';
import type { Language } from '@mindhero/contract/user';
import { skillOf } from '@mindhero/engine/mastery/skills';
import { words } from '../../platform/tables/words.ts';

/** What files call a skill; the id itself where it is none that is known. */
export function skillWord(id: string, language: Language): string {
  const skill = skillOf(id);
  return skill === undefined ? id : skillName(skill, words[language].skills);
}
