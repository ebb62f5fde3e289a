import { type BooksCheck, checkBooks } from '@mindhero/contract/plans/stock';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Figures } from '@mindhero/ui/figures';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/client.ts';
import { useFormats } from '../../../../platform/format.ts';
import { booksQuery } from '../queries.ts';
import { brokenFirst } from './broken-first.ts';
import classes from './books.module.css';

/** Counts the books anew and says whether everything that must hold does. */
export function BooksPage() {
  const { t } = useTranslation('plans_desk');
  const queries = useQueryClient();
  const last = useQuery(booksQuery).data;
  const check = useMutation({
    mutationFn: () => call(checkBooks),
    onSuccess: (told) => queries.setQueryData(booksQuery.queryKey, told),
    meta: { action: 'load', item: 'books' },
  });
  const button = (
    <Button loading={check.isPending} onClick={() => check.mutate()}>
      {t(last === undefined ? 'books.check' : 'books.again')}
    </Button>
  );
  if (last === undefined)
    return check.isPending ? (
      <CardSkeleton lines={9} />
    ) : (
      <Card>
        <EmptyState title={t('books.title')} text={t('books.text')} action={button} />
      </Card>
    );
  return <Told told={last} button={button} />;
}

interface ToldProps {
  readonly told: BooksCheck;
  readonly button: React.ReactNode;
}

function Told({ told: { ok, checked_at, invariants, counts }, button }: ToldProps) {
  const { t } = useTranslation('plans_desk');
  const { dateTime, number } = useFormats();
  const broken = invariants.filter((one) => one.broken > 0).length;
  return (
    <Card title={t('books.checked', { time: dateTime(checked_at) })} actions={button}>
      <div className={classes.told}>
        <div role="status">
          <Callout tone={ok ? 'hint' : 'fault'}>
            <b>{ok ? t('books.ok') : t('books.broken', { count: broken, shown: number(broken) })}</b>
            {!ok && ` ${t('books.what_now')}`}
          </Callout>
        </div>
        <ul className={classes.invariants}>
          {brokenFirst(invariants).map(({ name, broken: rows }) => (
            <li key={name} data-broken={rows > 0 || undefined}>
              {rows === 0 ? <IconCheck size={22} aria-hidden /> : <IconAlertTriangle size={22} aria-hidden />}
              <span>
                {t(`books.invariant.${name}`)}
                <small>
                  {rows === 0 ? t('books.holds') : t('books.rows', { count: rows, shown: number(rows) })}
                </small>
              </span>
            </li>
          ))}
        </ul>
        <section>
          <h3>{t('books.counted')}</h3>
          <Figures
            kind="line"
            figures={(['accounts', 'transfers', 'subscriptions', 'orders'] as const).map((what) => ({
              label: t(`books.count.${what}`),
              value: number(counts[what]),
            }))}
          />
        </section>
      </div>
    </Card>
  );
}
