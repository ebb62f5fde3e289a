import type { Health } from '@mindhero/contract/statistics/platform';
import { exportFlaggedDays, flaggedDaysFileColumns } from '@mindhero/contract/statistics/platform-files';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { useNow } from '../../../platform/use-now.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { TableBehind } from '../table-behind.tsx';
import { ofDays } from './queries.ts';
import classes from '../tables.module.css';

const FlaggedChart = late(async () => (await import('./flagged-chart.tsx')).FlaggedChart);

interface FlaggedProps extends Pick<Health, 'implausible'> {
  readonly search: StatisticsView['search'];
}

/** Plays that nobody can have played like that: how many a day, and the last ones, each with its replay. */
export function Flagged({ implausible: { days, latest, before }, search }: FlaggedProps) {
  const { t } = useTranslation('statistics_platform');
  const { number } = useFormats();
  const count = t('health.flagged_count', {
    now: number(days.reduce((sum, { plays }) => sum + plays, 0)),
    before: number(before),
  });
  if (latest.length === 0) {
    return (
      <p className={classes.lead}>
        {t('health.none_flagged')} {before > 0 && count}
      </p>
    );
  }
  return (
    <div className={classes.view}>
      <p className={classes.lead}>
        {t('health.flagged_lead')} {count}
      </p>
      <LateChart resetKey={days.length}>
        <FlaggedChart days={days} />
      </LateChart>
      <TableBehind>
        <Days days={days} />
        <TableExport
          count={days.length}
          columns={flaggedDaysFileColumns}
          fetchFile={(file) => call(exportFlaggedDays, { query: { ...ofDays(search), ...file } })}
        />
      </TableBehind>
      <Latest latest={latest} />
    </div>
  );
}

function Days({ days }: Pick<Health['implausible'], 'days'>) {
  const { t } = useTranslation('statistics_platform');
  const { number, date } = useFormats();
  return (
    <HeatTable
      label={t('health.flagged')}
      of={t('health.day')}
      columns={[{ name: t('health.games') }]}
      rows={days
        .toReversed()
        .map(({ day, plays }) => ({ key: day, head: date(day), cells: [number(plays)] }))}
    />
  );
}

function Latest({ latest }: Pick<Health['implausible'], 'latest'>) {
  const { t } = useTranslation(['statistics_platform', 'game_titles']);
  const { dateTime } = useSchoolTime();
  const now = useNow();
  const columns = ['school', 'game', 'why', 'when'] as const;
  return (
    <HeatTable
      label={t('health.latest')}
      of={t('health.student')}
      columns={columns.map((name) => ({ name: t(`health.${name}`) }))}
      rows={latest.map(({ play_id, student, school, game, flags, finished_at }) => ({
        key: play_id,
        head: (
          <Link to="/students/$id" params={{ id: String(student.id) }} search={{ play: play_id }}>
            {`${student.first_name} ${student.last_name}`.trim() || t('health.nameless')}
          </Link>
        ),
        cells: [
          school?.name ?? '–',
          t(`game_titles:title.${game}`),
          flags.map((flag) => t(`flag.${flag}`)).join(', '),
          dateTime(finished_at, now),
        ],
      }))}
    />
  );
}
