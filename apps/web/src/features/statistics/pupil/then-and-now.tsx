import { usualPeriod } from '@mindhero/contract/statistics/period';
import type { FluentWeek } from '@mindhero/contract/statistics/pupil';
import { exportPace, paceFileColumns } from '@mindhero/contract/statistics/pupil-files';
import type { GameId } from '@mindhero/games/catalogue';
import { Card } from '@mindhero/ui/card';
import { FigureTable } from '@mindhero/ui/figure-table';
import { Figures } from '@mindhero/ui/figures';
import { late } from '@mindhero/ui/late';
import { SelectField } from '@mindhero/ui/select-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gameLink, subjectOf } from '../../../entities/game/catalogue.ts';
import { press } from '../../../entities/game/press.ts';
import { useMe } from '../../../entities/person/me.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { readStatisticsSearch, type StatisticsView } from '../statistics-search.ts';
import { gamesOf, type PaceWeek, paceWeeks, thenAndNow } from './weeks.ts';
import classes from './pupil.module.css';

/** Charts weigh more than all the rest of the screen. */
const PaceChart = late(async () => (await import('./pace-chart.tsx')).PaceChart);

interface ThenAndNowProps extends StatisticsView {
  readonly today: string;
  readonly weeks: readonly FluentWeek[];
}

/** How quickly I solved a game then, and how quickly now, where nearly all was right. */
export function ThenAndNow({ search, onSearch, today, weeks }: ThenAndNowProps) {
  const { t } = useTranslation(['statistics_pupil', 'game_titles', 'statistics']);
  const games = useMemo(() => gamesOf(weeks), [weeks]);
  const game = games.find((one) => one === search.game) ?? games[0];
  return (
    <Card
      title={t('statistics_pupil:then.title')}
      actions={
        games.length > 1 && (
          <SelectField
            label={t('statistics:game')}
            value={game}
            onChange={({ currentTarget }) =>
              onSearch(
                readStatisticsSearch({ ...search, game: games.find((one) => one === currentTarget.value) }),
              )
            }
          >
            {games.map((one) => (
              <option key={one} value={one}>
                {t(`game_titles:title.${one}`)}
              </option>
            ))}
          </SelectField>
        )
      }
    >
      <p className={classes.hint}>{t('statistics_pupil:then.text')}</p>
      {game === undefined ? (
        <p>{t('statistics_pupil:then.none')}</p>
      ) : (
        <OfGame game={game} weeks={weeks} today={today} days={search.days ?? usualPeriod} />
      )}
    </Card>
  );
}

interface OfGameProps {
  readonly game: GameId;
  readonly weeks: readonly FluentWeek[];
  readonly today: string;
  readonly days: number;
}

function OfGame({ game, weeks, today, days }: OfGameProps) {
  const { t } = useTranslation('statistics_pupil');
  const { number, shortDate } = useFormats();
  const me = useMe();
  const shown = useMemo(() => paceWeeks(weeks, game), [weeks, game]);
  const pair = useMemo(() => thenAndNow(shown), [shown]);
  // From the first week on that says something.
  const told = useMemo(() => (pair === null ? [] : shown.slice(shown.indexOf(pair[0]))), [shown, pair]);
  return (
    <>
      {pair === null ? (
        <p>{t('then.too_few')}</p>
      ) : (
        <Figures
          kind="line"
          figures={pair.map(({ day, pace }) => ({
            label: t('then.week', { day: shortDate(day) }),
            value: t('then.pace', { value: number(pace ?? 0) }),
          }))}
        />
      )}
      {pair !== null && (
        <LateChart resetKey={`${game} ${today}`}>
          <PaceChart weeks={told} subject={subjectOf(game)} />
        </LateChart>
      )}
      {pair !== null && (
        <div className={classes.advice}>
          <p>{t((pair[1].pace ?? 0) < (pair[0].pace ?? 0) ? 'then.ease' : 'then.keep')}</p>
          <ButtonLink kind="subtle" {...gameLink(game)} onClick={press({ game })}>
            {t('then.to_game')}
          </ButtonLink>
        </div>
      )}
      <details className={classes.details}>
        <summary>{t('table')}</summary>
        <PaceTable weeks={shown} />
        <TableExport
          count={shown.filter(({ correct }) => correct > 0).length}
          columns={paceFileColumns}
          fetchFile={(file) => call(exportPace, { params: { id: me.id }, query: { days, game, ...file } })}
        />
      </details>
    </>
  );
}

function PaceTable({ weeks }: { readonly weeks: readonly PaceWeek[] }) {
  const { t } = useTranslation('statistics_pupil');
  const { number, shortDate } = useFormats();
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('then.week_from')}</th>
          <th scope="col">{t('then.a_minute')}</th>
          <th scope="col">{t('then.correct')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ day, pace, correct }) => (
          <tr key={day}>
            <th scope="row">{shortDate(day)}</th>
            <td>
              {pace !== null ? (
                number(pace)
              ) : (
                <span className={classes.few}>{t(correct > 0 ? 'few' : 'no_answers')}</span>
              )}
            </td>
            <td>{number(correct)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
