import { moveText } from '@mindhero/engine/soroban';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type TaskStatistics, taskTechniquesQuery } from '../../../entities/homework/task-results.ts';
import { useFormats } from '../../../platform/format.ts';
import type { BlockName } from './block-names.ts';
import { durationText } from './duration-text.ts';
import { figuresOf, hardestOf } from './figures.ts';
import classes from './figures.module.css';

interface FigureCardsProps {
  readonly statistics: TaskStatistics;
  readonly names: readonly BlockName[];
}

/** What a class has come to, at a glance. */
export function FigureCards({ statistics: { id, students }, names }: FigureCardsProps) {
  const { t } = useTranslation('task_results');
  const { number, percent } = useFormats();
  const cells = useQuery(taskTechniquesQuery(id)).data ?? [];
  const figures = figuresOf(students);
  const hardest = hardestOf(students, cells);
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('figure.completed')}</dt>
        <dd>
          {`${number(figures.completed)} / ${number(figures.students)}`}{' '}
          {figures.withoutPlan > 0 && (
            <small data-note>{t('figure.no_plan', { count: figures.withoutPlan })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('figure.percent')}</dt>
        <dd>{figures.percent === null ? '–' : percent(figures.percent)}</dd>
      </div>
      <div>
        <dt>{t('figure.median')}</dt>
        <dd>{figures.medianMs === null ? '–' : durationText(figures.medianMs)}</dd>
      </div>
      <div>
        <dt>{t('figure.hardest')}</dt>
        {hardest === null ? (
          <dd>–</dd>
        ) : (
          <dd data-small>
            {hardest.kind === 'move'
              ? t('figure.move', { move: moveText(hardest.cell.move), digit: hardest.cell.digit })
              : names[hardest.block]?.title}{' '}
            <small>
              {hardest.kind === 'move'
                ? t('figure.wrong_of', {
                    percent: percent(hardest.wrong),
                    count: hardest.cell.right + hardest.cell.wrong,
                  })
                : t('figure.wrong', { percent: percent(hardest.wrong) })}
            </small>
          </dd>
        )}
      </div>
    </dl>
  );
}
