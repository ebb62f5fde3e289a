import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Filter, Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { Told } from '../told.tsx';
import classes from '../tables.module.css';

interface About {
  readonly school: { readonly id: number; readonly name: string } | null;
}

interface SchoolViewProps<Data extends About> extends StatisticsView {
  /** Its words, by the name of the view. */
  readonly name: 'activity' | 'growth' | 'mastered' | 'plans';
  readonly has: readonly Filter[];
  readonly query: UseQueryResult<Data>;
  readonly isEmpty: (data: Data) => boolean;
  readonly renderTools: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What is told of one school: what it is good for, what it is narrowed by, and what can be done with it. */
export function SchoolView<Data extends About>({
  name,
  has,
  query,
  isEmpty,
  renderTools,
  children,
  ...view
}: SchoolViewProps<Data>) {
  const { t } = useTranslation('statistics_school');
  return (
    <div className={classes.view}>
      <Filters {...view} has={has} shown={{ school: query.data?.school?.id }} />
      <Told query={query}>
        {(data) =>
          data.school === null || isEmpty(data) ? (
            <EmptyState
              title={t(data.school === null ? 'no_school.title' : 'empty.title')}
              text={t(data.school === null ? 'no_school.text' : `${name}.empty`)}
            />
          ) : (
            <Card title={data.school.name} actions={renderTools(data)}>
              <div className={classes.view}>
                <p className={classes.lead}>{t(`${name}.lead`)}</p>
                {children(data)}
              </div>
            </Card>
          )
        }
      </Told>
    </div>
  );
}
