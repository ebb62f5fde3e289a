import type { Group } from '@mindhero/contract/group';
import type { StudentRow } from '@mindhero/contract/student';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { studentsQuery } from '../../../entities/person/students.ts';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { FewAnswers, isFewKnown, WeekAccuracy, weekGrade } from '../accuracy.tsx';
import { byNeed } from './need.ts';
import classes from './groups.module.css';

/** As many as make a picture at a glance. */
const FIRST = 8;

/** What the group did in the last seven days, all together and one by one, those who need help first. */
export function GroupWeek({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['groups', 'people']);
  const { number, percent } = useFormats();
  const figures = [
    { label: t('groups:students'), value: number(group.students) },
    { label: t('groups:week_active'), value: number(group.week_active) },
    { label: t('groups:week_minutes'), value: number(wholeMinutes(group.week_minutes)) },
    {
      label: t('groups:week_accuracy'),
      value: group.week_accuracy === null ? '–' : percent(group.week_accuracy),
      few: isFewKnown(group) ? t('people:few') : undefined,
    },
  ];
  return (
    <>
      <Figures figures={figures} />
      {group.students > 0 && <MemberWeeks groupId={group.id} />}
    </>
  );
}

function MemberWeeks({ groupId }: { readonly groupId: number }) {
  const { t } = useTranslation('groups');
  const [isWhole, setIsWhole] = useState(false);
  const students = useQuery(studentsQuery({ group: groupId, ordering: 'week_accuracy', page_size: 100 }));
  if (students.isPending) return <CardSkeleton lines={4} />;
  if (students.isError) {
    return <LoadFailure item="students" error={students.error} onRetry={students.refetch} />;
  }
  const members = students.data.results.filter(({ is_active }) => is_active).toSorted(byNeed);
  const most = Math.max(...members.map(({ week_minutes }) => week_minutes));
  return (
    <Card title={t('need.title')}>
      <ol className={classes.weeks}>
        {members.slice(0, isWhole ? undefined : FIRST).map((member) => (
          <MemberWeek key={member.id} member={member} most={most} />
        ))}
      </ol>
      <FewAnswers weeks={members.slice(0, isWhole ? undefined : FIRST)} />
      {members.length > FIRST && !isWhole && (
        <Button size="sm" kind="subtle" onClick={() => setIsWhole(true)}>
          {t('need.all', { count: members.length })}
        </Button>
      )}
    </Card>
  );
}

interface MemberWeekProps {
  readonly member: StudentRow;
  /** Minutes of the student who trained the longest: a whole bar. */
  readonly most: number;
}

function MemberWeek({ member, most }: MemberWeekProps) {
  const { t } = useTranslation('groups');
  const { week_minutes } = member;
  const share = most === 0 ? 0 : (100 * week_minutes) / most;
  return (
    <li>
      <Link to="/students/$id" params={{ id: String(member.id) }} className={classes.week}>
        <b>{nameOf(member)}</b>
        <WeekAccuracy week={member} />
        <span className={classes.bar} aria-hidden>
          <i style={{ inlineSize: `${share}%` }} data-grade={weekGrade(member) ?? undefined} />
        </span>
        <small data-idle={week_minutes === 0}>
          {week_minutes === 0 ? t('need.idle') : t('need.minutes', { count: wholeMinutes(week_minutes) })}
        </small>
      </Link>
    </li>
  );
}
