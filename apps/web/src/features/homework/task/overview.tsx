import type { Homework } from '@mindhero/contract/homework';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { actionOf } from '../../../entities/homework/homework-action.ts';
import { HomeworkFacts, useWhen } from '../../../entities/homework/homework-line.tsx';
import { HomeworkStatusPill } from '../../../entities/homework/homework-status.tsx';
import { useIsPlanless } from '../../../entities/plan/plan.ts';
import { PlanlessNotice } from '../../../entities/plan/planless-notice.tsx';
import { useReachable } from '../../../platform/network.ts';
import { useNow } from '../../../platform/use-now.ts';
import { Attempts } from './attempts.tsx';
import { Blocks } from './blocks.tsx';
import classes from './task.module.css';

interface OverviewProps {
  readonly homework: Homework;
  readonly isAsking: boolean;
  readonly onEnter: () => void;
}

/** All blocks of a homework with how far one is, and the way in. */
export function Overview({ homework, isAsking, onEnter }: OverviewProps) {
  const { t } = useTranslation('homework');
  const action = actionOf(homework, useNow());
  const isPlanless = useIsPlanless();
  return (
    <Page
      title={homework.name}
      crumbs={[
        <Link key="all" to="/homework">
          {t('title')}
        </Link>,
        <HomeworkFacts key="facts" homework={homework} />,
      ]}
      actions={
        action !== 'wait' &&
        !isPlanless && (
          <Button size="lg" loading={isAsking} onClick={onEnter}>
            {t(`action.${action}`)}
          </Button>
        )
      }
    >
      <div className={classes.page}>
        <p className={classes.pills}>
          <HomeworkStatusPill status={homework.status} />
          {homework.is_late && <Pill tone="gold">{t('late')}</Pill>}
          {homework.is_marked && <Pill tone="right">{t('facts.marked')}</Pill>}
        </p>
        {isPlanless ? <PlanlessNotice /> : <Hint homework={homework} />}
        {homework.comment !== '' && (
          <Card title={t('comment')}>
            <p className={classes.comment}>{homework.comment}</p>
          </Card>
        )}
        <Blocks homework={homework} />
        <Attempts attempts={homework.all_attempts} />
      </div>
    </Page>
  );
}

/** What is worth knowing before one begins. */
function Hint({ homework }: Pick<OverviewProps, 'homework'>) {
  const { t } = useTranslation('homework');
  const when = useWhen();
  const isReachable = useReachable();
  const action = actionOf(homework, useNow());
  if (action === 'wait') return <Callout>{t('hint.wait', { when: when(homework.available_from) })}</Callout>;
  if (!isReachable) return <Callout tone="warning">{t('hint.offline')}</Callout>;
  if (action === 'complete_overdue') return <Callout tone="warning">{t('hint.overdue')}</Callout>;
  return action === 'repeat' && <Callout>{t('hint.repeat')}</Callout>;
}
