import type { PlanPerson, PlanState } from '@mindhero/contract/plans/stock';
import { Button } from '@mindhero/ui/button';
import type { Column } from '@mindhero/ui/data-table';
import { Pill, type PillTone } from '@mindhero/ui/pill';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isLeading } from '../../../entities/person/permissions.ts';
import { useFormats } from '../../../platform/format.ts';
import classes from './stock.module.css';

const tones: Readonly<Record<PlanState, PillTone>> = {
  none: 'wrong',
  expired: 'wrong',
  ending: 'gold',
  active: 'right',
};

/** The columns of the list of people and their plans; a teacher’s are students, but for the teacher. */
export function usePeopleColumns(onActivate: (person: PlanPerson) => void): readonly Column<PlanPerson>[] {
  const { t } = useTranslation(['plans', 'roles']);
  const { date } = useFormats();
  const seesRoles = isLeading(useMe());
  return useMemo(() => {
    const role: Column<PlanPerson> = {
      id: 'role',
      yields: 2,
      header: t('plans:people.column.role'),
      cell: (person) => t(`roles:${person.role}`),
    };
    return [
      {
        id: 'last_name',
        header: t('plans:people.column.name'),
        sortable: true,
        cell: (person) => (
          <span className={classes.who}>
            <b>{nameOf(person)}</b> <small>{person.username}</small>
          </span>
        ),
      },
      ...(seesRoles ? [role] : []),
      {
        id: 'groups',
        yields: 1,
        header: t('plans:people.column.groups'),
        cell: ({ groups }) => (
          <span className={classes.wrapping}>{groups.map(({ name }) => name).join(', ') || '–'}</span>
        ),
      },
      {
        id: 'state',
        below: 'plain',
        header: t('plans:people.column.state'),
        cell: ({ state }) => (
          <span className={classes.whole}>
            <Pill tone={tones[state]}>{t(`plans:state.${state}`)}</Pill>
          </span>
        ),
      },
      {
        id: 'end_date',
        below: 'plain',
        header: t('plans:people.column.end_date'),
        sortable: true,
        cell: ({ end_date }) => (end_date === null ? '–' : date(end_date)),
      },
      {
        id: 'days_left',
        yields: 3,
        header: t('plans:people.column.days_left'),
        align: 'end',
        cell: ({ days_left }) => days_left ?? '–',
      },
      {
        id: 'step',
        isBrief: true,
        header: t('plans:activate.button'),
        headerHidden: true,
        align: 'end',
        cell: (person) => <Step person={person} onActivate={onActivate} />,
      },
    ];
  }, [t, date, seesRoles, onActivate]);
}

interface StepProps {
  readonly person: PlanPerson;
  readonly onActivate: (person: PlanPerson) => void;
}

function Step({ person, onActivate }: StepProps) {
  const { t } = useTranslation('plans');
  const words = t(person.days_left === null ? 'people.activate' : 'people.extend');
  return (
    <Button
      size="sm"
      kind="subtle"
      className={classes.whole}
      aria-label={`${words}: ${nameOf(person)}`}
      onClick={() => onActivate(person)}
    >
      {words}
    </Button>
  );
}
