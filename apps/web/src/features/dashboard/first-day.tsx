import { Card } from '@mindhero/ui/card';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import { type FirstStep, nextStep, type Step } from './first-steps.ts';
import classes from './dashboard.module.css';

const ways = {
  school: '/schools',
  teachers: '/teachers',
  students: '/students',
  group: '/groups',
  task: '/tasks/create',
} as const satisfies Readonly<Record<FirstStep, string>>;

/** The way into a new school, step by step; each ticks itself once it is done. */
export function FirstDay({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('dashboard');
  const next = nextStep(steps);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={t('first_day.title')}
      actions={<span>{t('first_day.done', { done, all: steps.length })}</span>}
    >
      <ol className={classes.steps}>
        {steps.map(({ step, isDone, isOwn }) => (
          <li key={step} data-done={isDone} aria-current={step === next ? 'step' : undefined}>
            {isDone ? (
              <IconCircleCheckFilled size={26} role="img" aria-label={t('first_day.is_done')} />
            ) : (
              <IconCircle size={26} role="img" aria-label={t('first_day.is_open')} />
            )}
            <span className={classes.rowText}>
              <b>{t(`first_day.${step}.title`)}</b>
              {!isDone && <small>{t(isOwn ? `first_day.${step}.text` : `first_day.${step}.other`)}</small>}
            </span>
            {!isDone && isOwn && (
              <ButtonLink size="sm" kind={step === next ? 'primary' : 'ghost'} to={ways[step]}>
                {t(`first_day.${step}.button`)}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
