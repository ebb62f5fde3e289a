/** What a homework looks like wherever a pupil sees it. */
import type { ListedHomework } from '@mindhero/contract/homework';
import { areaOf } from '@mindhero/games/area-of';
import { Pill } from '@mindhero/ui/pill';
import { IconAbacus, IconBell, IconBook, IconBrain, IconClipboardCheck, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { useNow } from '../../platform/use-now.ts';
import { useIsPlanless } from '../plan/plan.ts';
import { useSchoolTime } from '../school/school-time.ts';
import { actionOf } from './homework-action.ts';
import classes from './homework-line.module.css';

const icons = { math: IconAbacus, reading: IconBook, memory: IconBrain };

/** The sign of the area in which it begins, or that it is done. */
export function HomeworkIcon({ homework }: { readonly homework: ListedHomework }) {
  const [first] = homework.games;
  const subject = first === undefined ? 'math' : areaOf(first);
  const isDone = homework.status === 'completed';
  const Icon = isDone ? IconClipboardCheck : icons[subject];
  return (
    <span className={classes.icon} data-area={isDone ? undefined : subject} data-done={isDone}>
      <Icon size={24} stroke={2.2} aria-hidden />
    </span>
  );
}

/** Today as a time, another day with its date, as the clock of the school shows it. */
export function useWhen(): (instant: string) => string {
  const { time, dateTime, day } = useSchoolTime();
  const now = useNow();
  return (instant) => (day(instant) === day(now.toISOString()) ? time(instant) : dateTime(instant, now));
}

/** How much it is, how far one is, and until when; or how it went. */
export function HomeworkFacts({ homework }: { readonly homework: ListedHomework }) {
  const { t } = useTranslation('homework');
  const { percent } = useFormats();
  const when = useWhen();
  const now = useNow();
  const { status, games, next_block: next, is_marked: isMarked } = homework;
  const size =
    next === null ? t('blocks', { count: games.length }) : t('block', { block: next + 1, all: games.length });
  const parts = [];
  if (status === 'completed') {
    parts.push(t(isMarked && homework.percent === null ? 'facts.marked' : 'facts.done'));
    if (homework.percent !== null) parts.push(t('facts.percent', { percent: percent(homework.percent) }));
    if (next !== null) parts.push(size);
  } else if (actionOf(homework, now) === 'wait') {
    parts.push(size, t('facts.from', { when: when(homework.available_from) }));
  } else {
    parts.push(
      size,
      t(status === 'overdue' ? 'facts.was_due' : 'facts.until', { when: when(homework.due_at) }),
    );
  }
  return parts.join(' · ');
}

/** That somebody who teaches asks for it; nothing where nobody does. */
export function HomeworkReminder({ homework }: { readonly homework: ListedHomework }) {
  const { t } = useTranslation('homework');
  if (!homework.is_reminded) return null;
  return (
    <Pill tone="gold">
      <IconBell size={15} aria-hidden /> {t('reminded')}
    </Pill>
  );
}

/** The way into it, named by what is to be done there; nothing before its time, and without a plan what it waits for. */
export function HomeworkButton({ homework }: { readonly homework: ListedHomework }) {
  const { t } = useTranslation(['homework', 'common']);
  const action = actionOf(homework, useNow());
  const isPlanless = useIsPlanless();
  if (action === 'wait' || (isPlanless && action === 'repeat')) return null;
  if (isPlanless) {
    return (
      <span className={classes.closed}>
        <IconLock size={18} aria-hidden /> {t('common:plan.closed')}
      </span>
    );
  }
  return (
    <ButtonLink
      to="/homework/$id"
      params={{ id: String(homework.id) }}
      kind={action === 'start' || action === 'complete_overdue' ? 'primary' : 'ghost'}
      aria-label={`${t(`homework:action.${action}`)}: ${homework.name}`}
    >
      {t(`homework:action.${action}`)}
    </ButtonLink>
  );
}
