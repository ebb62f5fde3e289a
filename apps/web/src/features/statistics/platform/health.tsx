import type { Health as HealthData } from '@mindhero/contract/statistics/platform';
import {
  exportFlagged,
  exportProcess,
  flaggedFileColumns,
  processFileColumns,
} from '@mindhero/contract/statistics/platform-files';
import { Card } from '@mindhero/ui/card';
import { HeatTable } from '@mindhero/ui/heat-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { useNow } from '../../../platform/use-now.ts';
import { Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { Tiles } from '../tiles.tsx';
import { Told } from '../told.tsx';
import { Flagged } from './flagged.tsx';
import { healthQuery, ofDays } from './queries.ts';
import classes from '../tables.module.css';

/** How the server does, what waits, and plays that nobody can have played. */
export function Health(view: StatisticsView) {
  const { t } = useTranslation('statistics_platform');
  const { search } = view;
  const query = useQuery({ ...healthQuery(search), placeholderData: keepPreviousData });
  return (
    <div className={classes.view}>
      <Filters {...view} has={['days']} />
      <Told query={query}>
        {(health) => (
          <>
            <Card
              title={t('health.process')}
              actions={
                <TableExport
                  count={health.windows.length}
                  columns={processFileColumns}
                  fetchFile={(file) => call(exportProcess, { query: file })}
                />
              }
            >
              <div className={classes.view}>
                <Since since={health.since} />
                <Answers health={health} />
              </div>
            </Card>
            <Card title={t('health.waiting')}>
              <div className={classes.view}>
                <Waiting waiting={health.waiting} />
                <div className={classes.open}>
                  <ButtonLink to="/subscriptions/review">{t('health.open_review')}</ButtonLink>
                </div>
              </div>
            </Card>
            <Card
              title={t('health.flagged')}
              actions={
                <TableExport
                  count={health.implausible.latest.length}
                  columns={flaggedFileColumns}
                  fetchFile={(file) => call(exportFlagged, { query: { ...ofDays(search), ...file } })}
                />
              }
            >
              <Flagged implausible={health.implausible} search={search} />
            </Card>
          </>
        )}
      </Told>
    </div>
  );
}

function Since({ since }: { readonly since: string }) {
  const { t } = useTranslation('statistics_platform');
  const { shortDateTime } = useFormats();
  return <p className={classes.lead}>{t('health.since', { since: shortDateTime(since, useNow()) })}</p>;
}

function Answers({ health: { windows } }: { readonly health: HealthData }) {
  const { t } = useTranslation('statistics_platform');
  const { number } = useFormats();
  const ms = (value: number | null) => (value === null ? '–' : t('health.ms', { ms: number(value) }));
  const columns = ['ok', 'refused', 'failed', 'finishes', 'p50', 'p99'] as const;
  return (
    <HeatTable
      label={t('health.process')}
      of={t('health.window')}
      columns={columns.map((name) => ({ name: t(`health.${name}`) }))}
      rows={windows.map(({ minutes, answers, finishes, finish_p50_ms, finish_p99_ms }) => ({
        key: minutes,
        head: t('health.minutes', { count: minutes }),
        cells: [
          number(answers.ok + answers.moved),
          number(answers.refused),
          number(answers.failed),
          number(finishes),
          ms(finish_p50_ms),
          ms(finish_p99_ms),
        ],
      }))}
    />
  );
}

function Waiting({
  waiting: { plays, oldest_at, ratings, masteries, payments },
}: Pick<HealthData, 'waiting'>) {
  const { t } = useTranslation('statistics_platform');
  const { number, shortDateTime } = useFormats();
  const now = useNow();
  return (
    <Tiles
      tiles={[
        {
          label: t('health.plays'),
          value: number(plays),
          note: oldest_at === null ? undefined : t('health.oldest', { at: shortDateTime(oldest_at, now) }),
        },
        { label: t('health.ratings'), value: number(ratings) },
        { label: t('health.masteries'), value: number(masteries) },
        { label: t('health.payments'), value: number(payments) },
      ]}
    />
  );
}
