import type { ReviewItem } from '@mindhero/contract/plans/payment';
import { Button } from '@mindhero/ui/button';
import type { Column } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import { OrderLink } from '../../order-link.tsx';
import { useAmount } from './use-amount.ts';
import classes from '../desk.module.css';

/** The columns of the queue. */
export function useReviewColumns(onDecide: (item: ReviewItem) => void): readonly Column<ReviewItem>[] {
  const { t } = useTranslation('plans_desk');
  const { dateTime } = useFormats();
  const amountOf = useAmount();
  const { providerName } = usePlanWords();
  return [
    {
      id: 'at',
      header: t('review.column.why'),
      sortable: true,
      cell: ({ at, why }) => (
        <span className={classes.stacked}>
          <b>{t(`review.why.${why}`)}</b>
          <small>{dateTime(at)}</small>
        </span>
      ),
    },
    {
      id: 'amount',
      isBrief: true,
      header: t('review.column.amount'),
      align: 'end',
      cell: (item) => <b className={classes.amount}>{amountOf(item)}</b>,
    },
    {
      id: 'provider',
      below: 'plain',
      header: t('review.column.provider'),
      cell: ({ provider, reference }) => (
        <span className={classes.stacked}>
          {providerName(provider)}
          <small>{reference}</small>
        </span>
      ),
    },
    {
      id: 'order',
      below: 'named',
      header: t('review.column.order'),
      cell: ({ order }) => (order === null ? '–' : <OrderLink order={order} />),
    },
    {
      id: 'step',
      below: 'plain',
      header: t('review.decide'),
      headerHidden: true,
      align: 'end',
      cell: (item) =>
        item.settled_at === null ? (
          <Button
            size="sm"
            aria-label={t('review.decide_on', { reference: item.reference })}
            onClick={() => onDecide(item)}
          >
            {t('review.decide')}
          </Button>
        ) : (
          <span className={classes.stacked} data-align="end">
            <Pill tone="right">{t('review.settled')}</Pill>
            <small>{item.note ?? dateTime(item.settled_at)}</small>
          </span>
        ),
    },
  ];
}
