import type { Progress } from '@mindhero/contract/statistics/pupil';
import { GOAL_STEP, LEAST_GOAL, MOST_GOAL, wayTo } from '@mindhero/engine/goal';
import { Card } from '@mindhero/ui/card';
import { Ring } from '@mindhero/ui/ring';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { useUpdateMe } from '../../../entities/person/use-update-me.ts';
import { useFormats } from '../../../platform/format.ts';
import { PlayLink } from './play-link.tsx';
import classes from './goal-card.module.css';

const choices = Array.from(
  { length: (MOST_GOAL - LEAST_GOAL) / GOAL_STEP + 1 },
  (_, index) => LEAST_GOAL + index * GOAL_STEP,
);

/** Minutes of this week against the own goal, weeks in a row, and the way to play. */
export function GoalCard({ goal, streak }: Pick<Progress, 'goal' | 'streak'>) {
  const { t } = useTranslation('statistics_pupil');
  const { number } = useFormats();
  const { goal_minutes: own } = useMe();
  const update = useUpdateMe();
  // What was chosen is shown before the server has said so.
  const minutes = own ?? goal.minutes;
  const { part, trained, left } = wayTo(minutes, goal.trained_ms);
  return (
    <Card title={t('goal.title')}>
      <div className={classes.goal}>
        <Ring value={part} size={132} label={t('goal.label', { count: minutes, trained: number(trained) })}>
          <span className={classes.middle}>
            <strong>{number(trained)}</strong>
            <span>{t('goal.of', { count: minutes })}</span>
          </span>
        </Ring>
        <div className={classes.text}>
          <p>{left > 0 ? t('goal.left', { count: left }) : t('goal.reached')}</p>
          <p className={classes.streak}>
            {streak.weeks > 0 && <b>{t('streak.weeks', { count: streak.weeks })}</b>}
            {streak.most > streak.weeks && <span>{t('streak.most', { count: streak.most })}</span>}
            <span>{t('streak.pauses')}</span>
          </p>
          <div className={classes.choose}>
            <SelectField
              label={t('goal.choose')}
              value={minutes}
              onChange={({ currentTarget }) => update.mutate({ goal_minutes: Number(currentTarget.value) })}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {t('goal.minutes', { count: choice })}
                </option>
              ))}
            </SelectField>
            <PlayLink />
          </div>
        </div>
      </div>
    </Card>
  );
}
