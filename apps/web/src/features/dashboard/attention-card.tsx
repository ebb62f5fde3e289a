import { Avatar } from '@mindhero/ui/avatar';
import { Card } from '@mindhero/ui/card';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { nameOf } from '../../entities/person/names.ts';
import { studentsQuery } from '../../entities/person/students.ts';
import { useFormats } from '../../platform/format.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { useNow } from '../../platform/use-now.ts';
import { type Attention, attentionList, quietReason } from './attention.ts';
import classes from './dashboard.module.css';

const SHOWN = 8;

/** Who answers poorly or stays away, and why the name is here. */
export function AttentionCard() {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  const weakest = useQuery(studentsQuery({ ordering: 'week_accuracy', page_size: SHOWN }));
  // New accounts, who have never trained either, come first in that order and are left out.
  const away = useQuery(studentsQuery({ ordering: 'last_played_at', page_size: 50 }));
  if (weakest.isPending || away.isPending) return <CardSkeleton lines={6} />;
  const retry = () => Promise.all([weakest.refetch(), away.refetch()]);
  return (
    <Card
      title={t('staff.attention')}
      actions={
        <ButtonLink to="/students" kind="ghost" size="sm">
          {t('staff.all_students')}
        </ButtonLink>
      }
    >
      {weakest.isError || away.isError ? (
        <LoadFailure item="students" error={weakest.error ?? away.error} onRetry={retry} />
      ) : (
        <AttentionList
          list={attentionList(weakest.data.results, away.data.results, now.getTime(), SHOWN)}
          students={away.data.count}
        />
      )}
    </Card>
  );
}

interface AttentionListProps {
  readonly list: readonly Attention[];
  /** How many there are in all. */
  readonly students: number;
}

function AttentionList({ list, students }: AttentionListProps) {
  const { t } = useTranslation('dashboard');
  const mayAdd = useMe().management.can_register_students;
  if (list.length === 0) return <p className={classes.hint}>{t(`staff.${quietReason(students, mayAdd)}`)}</p>;
  return (
    <ul className={classes.rows}>
      {list.map((attention) => (
        <AttentionRow key={attention.student.id} attention={attention} />
      ))}
    </ul>
  );
}

function AttentionRow({ attention }: { readonly attention: Attention }) {
  const { student } = attention;
  return (
    <li>
      <Link to="/students/$id" params={{ id: String(student.id) }} className={classes.row}>
        <Avatar avatar={student.avatar} name="" size={38} />
        <span className={classes.rowText}>
          <b>{nameOf(student)}</b>
          <small>
            <Reason attention={attention} />
          </small>
        </span>
      </Link>
    </li>
  );
}

function Reason({ attention }: { readonly attention: Attention }) {
  const { t } = useTranslation('dashboard');
  const { percent, daysAgo } = useFormats();
  const now = useNow();
  switch (attention.kind) {
    case 'low_accuracy':
      return t('staff.low_accuracy', { percent: percent(attention.accuracy) });
    case 'not_trained':
      return t('staff.not_trained', { when: daysAgo(attention.since, now) });
    case 'never_trained':
      return t('staff.never_trained');
  }
}
