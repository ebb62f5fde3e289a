import { dayNumber, dayOfNumber, planDay } from '@mindhero/contract/calendar';
import type { MasteryTold } from '@mindhero/contract/statistics/pupil';
import { abilityFileColumns, exportAbility } from '@mindhero/contract/statistics/pupil-files';
import { Card } from '@mindhero/ui/card';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { masteryQuery } from '../../../entities/person/mastery.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { TableBehind } from '../../../platform/table-behind.tsx';
import { useNow } from '../../../platform/use-now.ts';
import type { AbilityWeek } from './ability-weeks.ts';
import { type StudentSearch, usualPeriod } from './student-search.ts';
import card from '../../../platform/table-card.module.css';

const AbilityChart = late(async () => (await import('./charts.tsx')).AbilityChart);

interface AbilityProps {
  readonly id: number;
  readonly search: StudentSearch;
}

/** How able a student was at the end of each week, and the range in which that lies today. */
export function Ability({ id, search }: AbilityProps) {
  const { t } = useTranslation('people');
  const { number } = useFormats();
  const period = search.days ?? usualPeriod;
  const since = dayOfNumber(dayNumber(planDay(useNow())) - period);
  const mastery = useQuery(masteryQuery(id));
  if (mastery.isPending) return <CardSkeleton lines={8} />;
  if (mastery.isError) {
    return (
      <Card title={t('ability.title')}>
        <LoadFailure item="results" error={mastery.error} onRetry={mastery.refetch} />
      </Card>
    );
  }
  const { ability, weeks } = mastery.data;
  if (ability === null) {
    return (
      <Card title={t('ability.title')}>
        <p className={card.hint}>{t('ability.few')}</p>
      </Card>
    );
  }
  const [now, least, most] = [ability.now, ability.least, ability.most].map((one) => number(one / TENTHS));
  return (
    <Card title={t('ability.title')}>
      <p className={card.hint}>{t('ability.text', { now, least, most })}</p>
      <Weeks weeks={weeks} ability={ability} since={since} readAt={mastery.dataUpdatedAt}>
        {(count) => (
          <TableExport
            count={count}
            columns={abilityFileColumns}
            fetchFile={(file) => call(exportAbility, { params: { id }, query: { days: period, ...file } })}
          />
        )}
      </Weeks>
    </Card>
  );
}

/** Abilities are told in tenths of a percent. */
const TENTHS = 10;

interface WeeksProps {
  readonly weeks: MasteryTold['weeks'];
  readonly ability: NonNullable<MasteryTold['ability']>;
  /** YYYY-MM-DD */
  readonly since: string;
  /** A chart that failed is tried again when there are new weeks. */
  readonly readAt: number;
  /** The table as a file of so many lines. */
  readonly children: (count: number) => ReactNode;
}

/** The chart, and its figures behind it. */
function Weeks({ weeks, ability: { least, most }, since, readAt, children }: WeeksProps) {
  const { t } = useTranslation('people');
  const days = useMemo(() => {
    const last = weeks.at(-1);
    const shown = weeks.filter(({ week }) => week > since);
    return shown.map((one) => ({
      day: one.week,
      ability: one.ability / TENTHS,
      least: one === last ? least / TENTHS : null,
      most: one === last ? most / TENTHS : null,
    }));
  }, [weeks, least, most, since]);
  if (days.length === 0) return <p className={card.hint}>{t('days.none')}</p>;
  return (
    <>
      <LateChart resetKey={readAt}>
        <AbilityChart weeks={days} />
      </LateChart>
      <TableBehind label={t('days.table')}>
        <WeeksTable weeks={days} />
        {children(days.length)}
      </TableBehind>
    </>
  );
}

function WeeksTable({ weeks }: { readonly weeks: readonly AbilityWeek[] }) {
  const { t } = useTranslation('people');
  const { date, percent } = useFormats();
  return (
    <HeatTable
      label={t('ability.title')}
      of={t('ability.week')}
      columns={[{ name: t('ability.line') }, { name: t('ability.least') }, { name: t('ability.most') }]}
      rows={weeks.toReversed().map(({ day, ability, least, most }) => ({
        key: day,
        head: date(day),
        cells: [ability, least, most].map((value) => (value === null ? '–' : percent(value))),
      }))}
    />
  );
}
