import { planDay } from '@mindhero/contract/calendar';
import { Card } from '@mindhero/ui/card';
import { IconBuildingBank, IconCashOff, IconClockDollar, IconTag } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, type LinkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../../entities/plan/money.ts';
import { ordersQuery } from '../../../../entities/plan/orders.ts';
import { useFormats } from '../../../../platform/format.ts';
import { useNow } from '../../../../platform/use-now.ts';
import { standingOf } from '../prices/standing.ts';
import { openReviewQuery, pricesQuery } from '../queries.ts';
import classes from './overview.module.css';

const awaitingQuery = ordersQuery({ state: 'awaiting', page_size: 1 });
const refundsQuery = ordersQuery({ refund: 'asked', page_size: 1 });

/** What waits for an administrator, with the ways there; the start of the screen of plans. Needs the texts `plans_desk`. */
export function DeskOverview() {
  const { t } = useTranslation('plans_desk');
  // Each tile says itself where it does not know: no toast on top of it.
  const review = useQuery({ ...openReviewQuery, meta: {} });
  const refunds = useQuery({ ...refundsQuery, meta: {} });
  const awaiting = useQuery({ ...awaitingQuery, meta: {} });
  const money = useMoney();
  const today = planDay(useNow());
  const prices = useQuery({ ...pricesQuery, meta: {} });
  const current = prices.data === undefined ? null : standingOf(prices.data, today).current;
  return (
    <Card title={t('overview.title')}>
      <ul className={classes.tiles}>
        <Tile
          icon={IconBuildingBank}
          name="review"
          count={review.data?.count}
          place={linkOptions({ to: '/subscriptions/review' })}
          isUrgent
        />
        <Tile
          icon={IconCashOff}
          name="refunds"
          count={refunds.data?.count}
          place={linkOptions({ to: '/subscriptions/orders', search: { refund: 'asked' } })}
          isUrgent
        />
        <Tile
          icon={IconClockDollar}
          name="awaiting"
          count={awaiting.data?.count}
          place={linkOptions({ to: '/subscriptions/orders', search: { state: 'awaiting' } })}
        />
        <li className={classes.tile}>
          <IconTag size={26} aria-hidden />
          <Link to="/subscriptions/prices" className={classes.link}>
            {t('overview.price')}
          </Link>
          <b>{current === null ? '–' : money(current.base_prices.student)}</b>
        </li>
      </ul>
    </Card>
  );
}

interface TileProps {
  readonly icon: Icon;
  readonly name: 'review' | 'refunds' | 'awaiting';
  /** Undefined as long as nobody knows. */
  readonly count: number | undefined;
  readonly place: LinkOptions;
  /** Somebody waits for it as soon as there is one. */
  readonly isUrgent?: boolean;
}

function Tile({ icon: Sign, name, count, place, isUrgent = false }: TileProps) {
  const { t } = useTranslation('plans_desk');
  const { number } = useFormats();
  return (
    <li className={classes.tile} data-urgent={(isUrgent && count !== undefined && count > 0) || undefined}>
      <Sign size={26} aria-hidden />
      <Link {...place} className={classes.link}>
        {t(`overview.${name}`)}
      </Link>
      <b>{count === undefined ? '–' : number(count)}</b>
    </li>
  );
}
