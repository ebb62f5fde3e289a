/** What a skill is called, wherever it is shown. Screens that use it load the texts `trainings`. */
import type { SkillId, SkillKind } from '@mindhero/engine/mastery/skills';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export interface SkillName {
  /** In a grid, where row or column say the rest: "+4", "× 7"; of a crossing its direction, "+". */
  readonly sign: string;
  /** By itself: "Small friend +4", "Over 50, addition", "Table of 7". */
  readonly whole: string;
}

/** How skills are called in the language of the page. */
export function useSkillNames(): (id: SkillId) => SkillName {
  const { t } = useTranslation('trainings');
  return useCallback((id) => skillName(id, t), [t]);
}

/** What a skill is called. Its id says all that is needed: the list of all of them may stay where it is. */
export function skillName(id: SkillId, t: TFunction<'trainings'>): SkillName {
  const [kind, of] = id.split(':') as [SkillKind, string];
  switch (kind) {
    case 'times':
      return { sign: `× ${of}`, whole: t('skill.times', { table: of }) };
    case 'divided':
      return { sign: `÷ ${of}`, whole: t('skill.divided', { table: of }) };
    case 'over_50':
    case 'over_100':
      return { sign: signed(of), whole: t(`skill.${kind}_${of === '+' ? 'plus' : 'minus'}`) };
    default:
      return { sign: signed(of), whole: `${t(`technique.${kind}`)} ${signed(of)}` };
  }
}

/** As `moveText` has it: with a true minus sign. */
const signed = (of: string): string => of.replace('-', '−');
