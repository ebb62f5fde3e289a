import type { Subject } from '@mindhero/engine/subject';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { subjectOf } from '../../entities/game/catalogue.ts';
import { NextSteps } from '../../entities/game/next-steps/next-steps.tsx';
import { trainingQuery } from '../../entities/game/training.ts';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import classes from './games.module.css';

/** What a pupil should train next in an area; nothing where no skills are known, and where nobody knows. */
export function StepsIn({ subject }: { readonly subject: Subject }) {
  const { t } = useTranslation('trainings');
  const isPupil = isStudent(useMe());
  const training = useQuery({ ...trainingQuery, enabled: isPupil });
  const steps = training.data?.steps.filter(({ game }) => subjectOf(game) === subject) ?? [];
  if (!isPupil || steps.length === 0) return null;
  return (
    <section className={classes.steps}>
      <h2 id="next-steps">{t('steps.title')}</h2>
      <NextSteps steps={steps} labelledBy="next-steps" />
    </section>
  );
}
