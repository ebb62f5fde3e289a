import type { Teacher } from '@mindhero/contract/teacher';
import { Figures } from '@mindhero/ui/figures';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { teacherQuery } from '../../../entities/person/teachers.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { useFormats } from '../../../platform/format.ts';
import { AccountFacts } from '../account-facts.tsx';
import { Flags } from '../flags.tsx';
import { PersonTitle } from '../person-name.tsx';
import type { StudentsSearch } from '../students/students-search.ts';
import { TeacherActions } from './teacher-actions.tsx';
import { TeacherGroups } from './teacher-groups.tsx';
import { TeacherStudents } from './teacher-students.tsx';
import { useFlagSections } from './use-flag-sections.ts';
import classes from '../people.module.css';

interface TeacherPageProps extends Addressed<StudentsSearch> {
  readonly id: number;
}

/** One teacher: who it is, what they may, their groups with their week, and their students. */
export function TeacherPage({ id, search, onSearch }: TeacherPageProps) {
  const { t } = useTranslation(['teachers', 'people', 'roles']);
  const { number } = useFormats();
  const teacher = useSuspenseQuery(teacherQuery(id)).data;
  const figures = [
    { label: t('teachers:column.groups'), value: number(teacher.groups) },
    { label: t('teachers:column.students'), value: number(teacher.students) },
  ];
  return (
    <Page
      title={<PersonTitle person={teacher} />}
      crumbs={[
        <Link key="teachers" to="/teachers">
          {t('teachers:title')}
        </Link>,
      ]}
      actions={
        <>
          {teacher.role === 'DIRECTOR' && <Pill tone="brand">{t('roles:DIRECTOR')}</Pill>}
          {!teacher.is_active && <Pill tone="wrong">{t('people:inactive')}</Pill>}
        </>
      }
    >
      <div className={classes.sections}>
        <TeacherActions teacher={teacher} />
        <Figures figures={figures} />
        <Account teacher={teacher} />
        <TeacherGroups id={id} />
        <TeacherStudents id={id} search={search} onSearch={onSearch} />
      </div>
    </Page>
  );
}

function Account({ teacher }: { readonly teacher: Teacher }) {
  const { t } = useTranslation('accounts');
  const { dateTime } = useFormats();
  const sections = useFlagSections(teacher.role);
  const { last_sign_in_at: last } = teacher;
  return (
    <AccountFacts
      account={teacher}
      more={[
        { label: t('facts.last_sign_in'), value: last === null ? '–' : dateTime(last) },
        {
          label: t('second_factor.label'),
          value: teacher.has_second_factor ? t('second_factor.on') : t('second_factor.off'),
        },
      ]}
    >
      {sections.map(({ legend, flags }) => (
        <section key={legend} className={classes.flagSection}>
          <h3>{legend}</h3>
          <Flags flags={flags} values={teacher} />
        </section>
      ))}
    </AccountFacts>
  );
}
