import { planDay } from '@mindhero/contract/calendar';
import type { Prices } from '@mindhero/contract/plans/price';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Pill } from '@mindhero/ui/pill';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/format.ts';
import { LoadFailure } from '../../../../platform/load-failure.tsx';
import { useNow } from '../../../../platform/use-now.ts';
import { pricesQuery } from '../queries.ts';
import { PriceForm } from './price-form.tsx';
import { PriceLines } from './price-lines.tsx';
import { standingOf } from './standing.ts';
import { useTakeBack } from './use-take-back.ts';
import classes from './prices.module.css';

/** What plans cost today, will cost and did cost; prices are changed where they stand. */
export function PricesPage() {
  const { t } = useTranslation('plans_desk');
  const { date } = useFormats();
  const today = planDay(useNow());
  const prices = useQuery(pricesQuery);
  const [edited, setEdited] = useState<number | null>(null);
  if (prices.isPending) return <CardSkeleton lines={8} />;
  if (prices.isError) return <LoadFailure item="prices" error={prices.error} onRetry={prices.refetch} />;
  const { current, coming, past } = standingOf(prices.data, today);
  const close = () => setEdited(null);
  return (
    <div className={classes.lists}>
      <p className={classes.hint}>{t('prices.hint')}</p>
      {current === null ? (
        <Card title={t('prices.none')}>
          <PriceForm from={null} current={null} today={today} onClose={close} />
        </Card>
      ) : (
        <Card
          title={
            <span className={classes.title}>
              {t('prices.today')}{' '}
              <Pill tone="right">{t('prices.since', { day: date(current.effective_from) })}</Pill>
            </span>
          }
          actions={
            edited !== current.id && (
              <Button onClick={() => setEdited(current.id)}>{t('prices.change')}</Button>
            )
          }
        >
          <PriceLines prices={current} />
          {edited === current.id && (
            <PriceForm from={current} current={current} today={today} onClose={close} />
          )}
        </Card>
      )}
      {coming.map((list) => (
        <Coming
          key={list.id}
          list={list}
          current={current}
          today={today}
          isEdited={edited === list.id}
          onEdit={(isEdited) => setEdited(isEdited ? list.id : null)}
        />
      ))}
      {past.length > 0 && (
        <details className={classes.past}>
          <summary>{t('prices.past', { count: past.length })}</summary>
          <ol>
            {past.map((list) => (
              <li key={list.id}>
                <Card
                  title={
                    list.until === null
                      ? t('prices.replaced', { day: date(list.effective_from) })
                      : t('prices.between', { from: date(list.effective_from), until: date(list.until) })
                  }
                >
                  <PriceLines prices={list} />
                </Card>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

interface ComingProps {
  readonly list: Prices;
  readonly current: Prices | null;
  readonly today: string;
  readonly isEdited: boolean;
  readonly onEdit: (isEdited: boolean) => void;
}

/** Prices whose day has not come: they can be changed, and taken back. */
function Coming({ list, current, today, isEdited, onEdit }: ComingProps) {
  const { t } = useTranslation('plans_desk');
  const { date } = useFormats();
  const takeBack = useTakeBack();
  const day = date(list.effective_from);
  return (
    <Card
      title={
        <span className={classes.title}>
          {t('prices.from', { day })} <Pill tone="info">{t('prices.coming')}</Pill>
        </span>
      }
      actions={
        !isEdited && (
          <span className={classes.actions}>
            <Button kind="ghost" onClick={() => void takeBack(list)}>
              {t('prices.take_back')}
            </Button>
            <Button onClick={() => onEdit(true)}>{t('prices.edit')}</Button>
          </span>
        )
      }
    >
      {isEdited ? (
        <PriceForm
          from={list}
          replaces={list.id}
          current={current}
          today={today}
          onClose={() => onEdit(false)}
        />
      ) : (
        <PriceLines prices={list} />
      )}
    </Card>
  );
}
