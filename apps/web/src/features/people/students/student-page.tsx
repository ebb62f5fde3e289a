import type { Student } from '@mindhero/contract/student';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { IconPrinter } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { studentQuery } from '../../../entities/person/students.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { useFormats } from '../../../platform/format.ts';
import { ToolLink } from '../../../platform/tool-button.tsx';
import { useNow } from '../../../platform/use-now.ts';
import { AccountFacts } from '../account-facts.tsx';
import { AccountActions } from '../accounts/account-actions.tsx';
import { subjects } from '../accounts/account-fields.tsx';
import { CardButtons } from '../cards/card-buttons.tsx';
import { Flags } from '../flags.tsx';
import { PersonTitle } from '../person-name.tsx';
import { Ability } from './ability.tsx';
import { StudentReading } from './reading.tsx';
import { Spans } from './spans.tsx';
import { StudentFigures } from './student-figures.tsx';
import { StudentGroups } from './student-groups.tsx';
import { StudentHomework } from './student-homework.tsx';
import { StudentPlays } from './student-plays.tsx';
import type { StudentSearch } from './student-search.ts';
import { Techniques } from './techniques.tsx';
import { Training } from './training.tsx';
import classes from '../people.module.css';

interface StudentPageProps extends Addressed<StudentSearch> {
  readonly id: number;
}

/** One student: what was trained when and how well, and every play. */
export function StudentPage({ id, search, onSearch }: StudentPageProps) {
  const student = useSuspenseQuery(studentQuery(id)).data;
  // What is usual at an age is for those who teach; a student who looks is told the own training alone.
  const { t } = useTranslation('people');
  const isStudent = useMe().role === 'STUDENT';
  return (
    <Page
      title={<PersonTitle person={student} />}
      crumbs={[<Back key="students" />]}
      actions={<Facts student={student} />}
    >
      <div className={classes.sections}>
        {!isStudent && (
          <AccountActions
            person={student}
            editAt="/students/$id/edit"
            plansAt="/students/$id/subscriptions-history"
          >
            <CardButtons student={student} />
            <ToolLink icon={IconPrinter} to="/students/$id/report" params={{ id: String(id) }}>
              {t('student.report')}
            </ToolLink>
          </AccountActions>
        )}
        <StudentFigures student={student} />
        {!isStudent && (
          <>
            <StudentHomework id={id} />
            <StudentGroups student={student} />
            <Account student={student} />
          </>
        )}
        <Training id={id} search={search} onSearch={onSearch} />
        {!isStudent && <Ability id={id} search={search} />}
        <Techniques id={id} search={search} />
        {!isStudent && (
          <>
            <Spans id={id} />
            <StudentReading id={id} />
          </>
        )}
        <StudentPlays id={id} search={search} onSearch={onSearch} />
      </div>
    </Page>
  );
}

function Back() {
  const { t } = useTranslation('people');
  return <Link to="/students">{t('title')}</Link>;
}

function Facts({ student }: { readonly student: Student }) {
  const { t } = useTranslation('people');
  return (
    <>
      {!student.is_active && <Pill tone="wrong">{t('inactive')}</Pill>}
      {student.groups.map((group) => (
        <Pill key={group.id} tone="brand">
          {group.name}
        </Pill>
      ))}
    </>
  );
}

function Account({ student }: { readonly student: Student }) {
  const { t } = useTranslation(['accounts', 'people']);
  const { daysAgo } = useFormats();
  const now = useNow();
  const { last_played_at: last, last_homework_at: homework } = student;
  return (
    <AccountFacts
      account={student}
      more={[
        {
          label: t('accounts:facts.last_played'),
          value: last === null ? t('people:never') : daysAgo(last, now),
        },
        {
          label: t('people:column.last_homework'),
          value: homework === null ? t('people:never') : daysAgo(homework, now),
        },
      ]}
    >
      <section className={classes.flagSection}>
        <h3>{t('accounts:field.subjects')}</h3>
        <Flags flags={subjects} values={student} />
      </section>
    </AccountFacts>
  );
}
