import type { Student } from '@mindhero/contract/student';
import { Avatar } from '@mindhero/ui/avatar';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/format.ts';
import { useMe } from '../../platform/me.ts';
import { nameOf } from '../../platform/names.ts';
import { studentQuery } from '../../platform/students.ts';
import { StudentActions } from './accounts/student-actions.tsx';
import { Spans } from './spans.tsx';
import { StudentFigures } from './student-figures.tsx';
import { StudentPlays } from './student-plays.tsx';
import type { StudentSearch } from './student-search.ts';
import { Techniques } from './techniques.tsx';
import classes from './people.module.css';

/** Charts weigh more than all the rest of the screen. */
const Training = lazy(() => import('./training.tsx'));

interface StudentPageProps {
  readonly id: number;
  readonly search: StudentSearch;
  readonly onSearch: (search: StudentSearch) => void;
}

/** One student: what was trained when and how well, and every play. */
export function StudentPage({ id, search, onSearch }: StudentPageProps) {
  const student = useSuspenseQuery(studentQuery(id)).data;
  // What is usual at an age is for those who teach; a student who looks is told the own training alone.
  const isStudent = useMe().role === 'STUDENT';
  return (
    <Page
      title={<Name student={student} />}
      crumbs={[<Back key="students" />]}
      actions={<Facts student={student} />}
    >
      <div className={classes.sections}>
        {!isStudent && <StudentActions student={student} />}
        <StudentFigures student={student} />
        <Suspense fallback={<CardSkeleton lines={8} />}>
          <Training id={id} search={search} onSearch={onSearch} />
        </Suspense>
        <Techniques id={id} search={search} />
        {!isStudent && <Spans id={id} />}
        <StudentPlays id={id} search={search} onSearch={onSearch} />
      </div>
    </Page>
  );
}

function Back() {
  const { t } = useTranslation('people');
  return <Link to="/students">{t('title')}</Link>;
}

function Name({ student }: { readonly student: Student }) {
  return (
    <span className={classes.title}>
      <Avatar avatar={student.avatar} name="" size={52} />
      {nameOf(student)}
    </span>
  );
}

function Facts({ student }: { readonly student: Student }) {
  const { t } = useTranslation('people');
  const { date } = useFormats();
  return (
    <>
      {!student.is_active && <Pill tone="wrong">{t('inactive')}</Pill>}
      {student.groups.map((group) => (
        <Pill key={group.id} tone="brand">
          {group.name}
        </Pill>
      ))}
      <Pill>{t('student.since', { date: date(student.registered_at) })}</Pill>
    </>
  );
}
