import type { Report } from '@mindhero/contract/statistics/pupil';
import { Card } from '@mindhero/ui/card';
import { DayLines } from '@mindhero/ui/day-chart';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { studentReportQuery } from '../../../entities/person/students.ts';
import { Dispensable } from '../../../platform/dispensable.tsx';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { type StudentSearch, usualPeriod } from './student-search.ts';
import card from '../../../platform/table-card.module.css';

interface AbilityProps {
  readonly id: number;
  readonly search: StudentSearch;
}

/** How able a student was at the end of each week, and the range in which that lies today. */
export default function Ability({ id, search }: AbilityProps) {
  const { t } = useTranslation('people');
  const { number } = useFormats();
  // The whole report for the parents, for its weeks alone: so both pages cannot tell different ones.
  const report = useQuery(studentReportQuery(id, search.days ?? usualPeriod));
  if (report.isPending) return <CardSkeleton lines={8} />;
  if (report.isError) {
    return (
      <Card title={t('ability.title')}>
        <LoadFailure item="results" error={report.error} onRetry={report.refetch} />
      </Card>
    );
  }
  const { ability, weeks } = report.data;
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
      <Dispensable resetKey={report.dataUpdatedAt}>
        <Weeks weeks={weeks} ability={ability} />
      </Dispensable>
    </Card>
  );
}

/** Abilities are told in tenths of a percent. */
const TENTHS = 10;

interface WeeksProps {
  readonly weeks: Report['weeks'];
  readonly ability: NonNullable<Report['ability']>;
}

/** Drawn for new weeks only: see `training.tsx`. */
const Weeks = memo(function Weeks({ weeks, ability: { least, most } }: WeeksProps) {
  const { t } = useTranslation('people');
  const { shortDate, percent } = useFormats();
  const days = useMemo(() => {
    const last = weeks.at(-1);
    return weeks.map((one) => ({
      day: one.week,
      ability: one.ability === null ? null : one.ability / TENTHS,
      least: one === last ? least / TENTHS : null,
      most: one === last ? most / TENTHS : null,
    }));
  }, [weeks, least, most]);
  const muted = { color: 'var(--muted)', apart: true };
  return (
    <DayLines
      label={t('ability.title')}
      most={100}
      days={days}
      series={[
        { name: 'ability', label: t('ability.line'), color: 'var(--brand)' },
        { name: 'least', label: t('ability.least'), ...muted },
        { name: 'most', label: t('ability.most'), ...muted },
      ]}
      dayText={shortDate}
      valueText={percent}
    />
  );
});
