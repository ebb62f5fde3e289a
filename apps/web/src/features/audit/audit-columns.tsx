import type { AuditEvent, AuditPerson } from '@mindhero/contract/audit';
import type { Column } from '@mindhero/ui/data-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isAdmin } from '../../entities/person/permissions.ts';
import { useFormats } from '../../platform/format.ts';
import { useEntryTexts } from './entry-texts.ts';
import classes from './audit.module.css';

/** The columns of the record; whose school it was matters to those who see several. */
export function useAuditColumns(): readonly Column<AuditEvent>[] {
  const { t } = useTranslation(['audit', 'record']);
  const { dateTime } = useFormats();
  const { aboutOf, detailsOf } = useEntryTexts();
  const seesAll = isAdmin(useMe());
  const columns: readonly Column<AuditEvent>[] = [
    {
      id: 'at',
      header: t('column.at'),
      sortable: true,
      cell: ({ action, at }) => (
        <span className={classes.action}>
          <b>{t(`record:action.${action}`)}</b>
          <small>{dateTime(at)}</small>
        </span>
      ),
    },
    {
      id: 'about',
      below: 'named',
      header: t('column.about'),
      cell: (event) =>
        event.person === null ? (
          <span className={classes.text}>{aboutOf(event)}</span>
        ) : (
          <Party person={event.person} />
        ),
    },
    { id: 'actor', below: 'named', header: t('column.actor'), cell: ({ actor }) => <Party person={actor} /> },
    {
      id: 'details',
      below: 'named',
      header: t('column.details'),
      cell: (event) => (
        <span className={classes.text}>{detailsOf(event) || <span className={classes.none}>–</span>}</span>
      ),
    },
  ];
  if (!seesAll) return columns;
  return [
    ...columns,
    { id: 'school', yields: 1, header: t('column.school'), cell: ({ school }) => school?.name ?? '–' },
  ];
}

const pages = { STUDENT: '/students/$id', TEACHER: '/teachers/$id' } as const;

/** Who acted or was acted upon, with the way to their page where there is one. */
function Party({ person }: { readonly person: AuditPerson | null }) {
  const { partyOf } = useEntryTexts();
  const name = partyOf(person);
  if (person === null || person.name === null) return <span className={classes.unnamed}>{name}</span>;
  if (person.role !== 'STUDENT' && person.role !== 'TEACHER')
    return <span className={classes.party}>{name}</span>;
  return (
    <Link className={classes.link} to={pages[person.role]} params={{ id: String(person.id) }}>
      {name}
    </Link>
  );
}
