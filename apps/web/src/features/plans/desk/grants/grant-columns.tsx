import type { Grant } from '@mindhero/contract/plans/stock';
import { Button } from '@mindhero/ui/button';
import type { Column } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import classes from '../desk.module.css';

interface GrantSteps {
  readonly onTakeBack: (grant: Grant) => void;
  /** Only those of one person are looked for. */
  readonly onRecipient: (id: number) => void;
}

/** The columns of what was given. */
export function useGrantColumns({ onTakeBack, onRecipient }: GrantSteps): readonly Column<Grant>[] {
  const { t } = useTranslation('plans_desk');
  const { dateTime } = useFormats();
  const { typeName, planMonths } = usePlanWords();
  return [
    {
      id: 'at',
      header: t('grants.column.what'),
      sortable: true,
      cell: ({ at, plan_months, plan_type }) => (
        <span className={classes.stacked}>
          <b>{planMonths(plan_months)}</b>
          <small>
            {typeName(plan_type)} · {dateTime(at)}
          </small>
        </span>
      ),
    },
    {
      id: 'recipient',
      below: 'named',
      header: t('grants.column.recipient'),
      cell: ({ recipient: { id, name } }) => (
        <button type="button" className={classes.link} onClick={() => onRecipient(id)}>
          {name ?? t('erased', { id })}
        </button>
      ),
    },
    {
      id: 'reason',
      below: 'named',
      header: t('grants.column.reason'),
      cell: ({ reason }) => <span className={classes.text}>{reason ?? '–'}</span>,
    },
    { id: 'actor', yields: 1, header: t('grants.column.actor'), cell: ({ actor }) => actor ?? '–' },
    {
      id: 'step',
      below: 'plain',
      header: t('grants.take_back'),
      headerHidden: true,
      align: 'end',
      cell: (grant) =>
        grant.taken_back === null ? (
          <Button
            size="sm"
            kind="ghost"
            aria-label={t('grants.take_back_of', {
              months: planMonths(grant.plan_months),
              name: grant.recipient.name ?? t('erased', { id: grant.recipient.id }),
            })}
            onClick={() => onTakeBack(grant)}
          >
            {t('grants.take_back')}
          </Button>
        ) : (
          <span className={classes.stacked} data-align="end">
            <Pill>{t('grants.taken_back')}</Pill>
            <small>{grant.taken_back.reason ?? dateTime(grant.taken_back.at)}</small>
          </span>
        ),
    },
  ];
}
