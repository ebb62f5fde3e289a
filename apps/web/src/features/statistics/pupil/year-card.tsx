import type { Progress } from '@mindhero/contract/statistics/pupil';
import { exportTrainedDays, trainedDaysFileColumns } from '@mindhero/contract/statistics/pupil-files';
import { Card } from '@mindhero/ui/card';
import { FigureTable } from '@mindhero/ui/figure-table';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { call } from '../../../platform/client.ts';
import { localeOf, useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { monthsOf, steps, type YearDay, type YearWeek, yearOf } from './year.ts';
import classes from './pupil.module.css';
import calendar from './year-card.module.css';

/** Every day of a year, the more was trained the stronger. */
export function YearCard({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('statistics_pupil');
  const me = useMe();
  const year = useMemo(() => yearOf(progress), [progress]);
  return (
    <Card title={t('year.title')}>
      <p className={classes.hint}>{t('year.text', { count: progress.days.length })}</p>
      <Calendar year={year} />
      <p className={calendar.legend} aria-hidden>
        {t('year.less')}
        {[0, ...steps].map((least, step) => (
          <span key={least} className={calendar.day} data-step={step} />
        ))}
        {t('year.more')}
      </p>
      <details className={classes.details}>
        <summary>{t('table')}</summary>
        <Months year={year} />
        <TableExport
          count={progress.days.length}
          columns={trainedDaysFileColumns}
          fetchFile={(file) => call(exportTrainedDays, { params: { id: me.id }, query: file })}
        />
      </details>
    </Card>
  );
}

const Calendar = memo(function Calendar({ year }: { readonly year: readonly YearWeek[] }) {
  const { t, i18n } = useTranslation('statistics_pupil');
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' });
  const [month, weekday, date] = [
    format({ month: 'short' }),
    format({ weekday: 'short' }),
    format({ day: 'numeric', month: 'long' }),
  ];
  const said = ({ day, minutes, isHoliday }: YearDay) =>
    [date.format(new Date(day)), t('goal.minutes', { count: minutes }), isHoliday && t('year.holiday')]
      .filter(Boolean)
      .join(', ');
  return (
    <table className={calendar.year}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('year.days')}</VisuallyHidden>
          </th>
          {year.map((week, index) => (
            <th key={index} scope="col">
              {week[0] !== undefined && beginsMonth(year, index) ? (
                <span data-quarter={isQuarter(week[0].day)}>{month.format(new Date(week[0].day))}</span>
              ) : (
                <VisuallyHidden>{week[0] && date.format(new Date(week[0].day))}</VisuallyHidden>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {year[0]?.map(({ day: first }, row) => (
          <tr key={first}>
            <th scope="row">{weekday.format(new Date(first))}</th>
            {year.map((week, index) => {
              const day = week[row];
              return (
                <td key={index}>
                  {day && (
                    <span
                      className={calendar.day}
                      data-step={day.step}
                      data-holiday={day.isHoliday || undefined}
                      title={said(day)}
                    >
                      <VisuallyHidden>{day.minutes === 0 ? '–' : day.minutes}</VisuallyHidden>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** The first week that begins in a month is called by it, unless the next one would stand over it. */
function beginsMonth(year: readonly YearWeek[], index: number): boolean {
  const monthOf = (week: YearWeek | undefined) => week?.[0]?.day.slice(0, 7);
  return index < year.length - 2 && index > 0 && monthOf(year[index]) !== monthOf(year[index - 1]);
}

/** January, April, July or October: a phone has room for these only. */
const isQuarter = (day: string): boolean => Number(day.slice(5, 7)) % 3 === 1;

function Months({ year }: { readonly year: readonly YearWeek[] }) {
  const { t, i18n } = useTranslation('statistics_pupil');
  const { number } = useFormats();
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('year.month')}</th>
          <th scope="col">{t('year.days')}</th>
          <th scope="col">{t('year.minutes')}</th>
        </tr>
      </thead>
      <tbody>
        {monthsOf(year).map(({ month, days, minutes }) => (
          <tr key={month}>
            <th scope="row">{format.format(new Date(`${month}-01`))}</th>
            <td>{number(days)}</td>
            <td>{number(minutes)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
