import type { ResponseOf } from '@mindhero/contract/endpoint';
import { type getSchoolStatistics, HOMEWORK_DAYS } from '@mindhero/contract/statistics/school';
import { exportSchoolWeeks, schoolWeeksFileColumns } from '@mindhero/contract/statistics/school-files';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { SCHOOL_PLACE } from '../../../entities/school/school-place.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { activeShare } from '../shares.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { TableBehind } from '../table-behind.tsx';
import { Tiles } from '../tiles.tsx';
import { Told } from '../told.tsx';
import { useHomeworkRate } from '../use-homework-rate.ts';
import { useShare } from '../use-share.ts';
import { oneSchoolQuery } from './queries.ts';
import classes from '../tables.module.css';

type Data = ResponseOf<typeof getSchoolStatistics>;

const WeeksChart = late(async () => (await import('./weeks-chart.tsx')).WeeksChart);

/** One school: its figures, the last weeks, and the ways on. */
export function OneSchool({ id, search, onSearch }: StatisticsView & { readonly id: number }) {
  const { t } = useTranslation('statistics_school');
  const query = useQuery(oneSchoolQuery(id));
  const isOfAll = isAdmin(useMe());
  return (
    <div className={classes.view}>
      {isOfAll && (
        <div>
          <Button kind="ghost" onClick={() => onSearch({ ...search, school: undefined })}>
            {t('schools.all')}
          </Button>
        </div>
      )}
      <Told query={query}>
        {(school) => (
          <Card title={school.name}>
            <div className={classes.view}>
              <SchoolFigures school={school} />
              <h3>{t('schools.weeks')}</h3>
              <LateChart resetKey={id}>
                <WeeksChart weeks={school.weeks} />
              </LateChart>
              <TableBehind>
                <WeeksTable school={school} />
                <TableExport
                  count={school.weeks.length}
                  columns={schoolWeeksFileColumns}
                  fetchFile={(file) => call(exportSchoolWeeks, { params: { id }, query: file })}
                />
              </TableBehind>
              <div className={classes.tools}>
                {isOfAll ? (
                  <ButtonLink to="/schools" search={{ school: id }}>
                    {t('schools.settings')}
                  </ButtonLink>
                ) : (
                  <ButtonLink to="/profile" hash={SCHOOL_PLACE}>
                    {t('schools.settings')}
                  </ButtonLink>
                )}
                <nav className={classes.open} aria-label={t('schools.more')}>
                  <Link to="/statistics" search={{ view: 'activity', ...(isOfAll && { school: id }) }}>
                    {t('schools.to_activity')}
                  </Link>
                  <Link to="/groups" search={isOfAll ? { school: id } : {}}>
                    {t('schools.to_groups')}
                  </Link>
                  <Link to="/students" search={isOfAll ? { school: id } : {}}>
                    {t('schools.to_students')}
                  </Link>
                </nav>
              </div>
            </div>
          </Card>
        )}
      </Told>
    </div>
  );
}

function SchoolFigures({ school }: { readonly school: Data }) {
  const { t } = useTranslation('statistics_school');
  const { t: ofAll } = useTranslation('statistics');
  const { number } = useFormats();
  const read = useShare();
  const rate = useHomeworkRate();
  const { members, teachers, students, groups, week_active, week_minutes, before } = school;
  const active = activeShare(school);
  const weekBefore = (value: string) => ofAll('week_before', { before: value });
  return (
    <Tiles
      tiles={[
        { label: t('schools.members'), value: number(members) },
        { label: t('students'), value: number(students) },
        { label: t('schools.teachers'), value: number(teachers) },
        { label: t('schools.groups'), value: number(groups) },
        {
          label: t('schools.active_share'),
          value: read(active),
          few: active.isFew ? t('few_students') : undefined,
          note: [
            t('schools.active_of', { active: number(week_active), students: number(students) }),
            weekBefore(read(activeShare({ ...before, students }))),
          ].join(' · '),
        },
        {
          label: t('schools.minutes'),
          value: number(wholeMinutes(week_minutes)),
          note: weekBefore(number(wholeMinutes(before.week_minutes))),
        },
        { label: ofAll('homework', { count: HOMEWORK_DAYS }), ...rate(school, before) },
      ]}
    />
  );
}

function WeeksTable({ school: { weeks } }: { readonly school: Data }) {
  const { t } = useTranslation('statistics_school');
  const { number, date } = useFormats();
  return (
    <HeatTable
      label={t('schools.weeks')}
      of={t('schools.week')}
      columns={[{ name: t('schools.trained') }, { name: t('minutes') }]}
      rows={weeks.map(({ monday, is_holiday, active, minutes }) => ({
        key: monday,
        head: is_holiday ? `${date(monday)}, ${t('activity.holidays')}` : date(monday),
        cells: [number(active), number(wholeMinutes(minutes))],
      }))}
    />
  );
}
