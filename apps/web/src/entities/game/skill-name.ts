import { skillName } from '@mindhero/content/skill';
import { type SkillId, skillOf } from '@mindhero/engine/mastery/skills';
import { useTranslation } from 'react-i18next';

/** Says what a skill is called; the texts `skills` are there with those of the statistics. */
export function useSkillName(): (id: SkillId) => string {
  const { i18n } = useTranslation('skills');
  return (id) => {
    const skill = skillOf(id);
    return skill === undefined ? '' : skillName(skill, i18n.getResourceBundle(i18n.language, 'skills'));
  };
}
