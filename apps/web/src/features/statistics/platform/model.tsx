import type { Model as ModelData } from '@mindhero/contract/statistics/platform';
import { exportModel, modelFileColumns } from '@mindhero/contract/statistics/platform-files';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { Card } from '@mindhero/ui/card';
import { diagonalChartHeight } from '@mindhero/ui/chart-place';
import { EmptyState } from '@mindhero/ui/empty-state';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { Filters } from '../filters.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { TableBehind } from '../table-behind.tsx';
import { Tiles } from '../tiles.tsx';
import { Told } from '../told.tsx';
import { Probes } from './probes.tsx';
import { modelQuery, ofDays } from './queries.ts';
import classes from '../tables.module.css';

const ModelChart = late(async () => (await import('./model-chart.tsx')).ModelChart);

/** How good predictions are: on the diagonal they came true. */
export function Model(view: StatisticsView) {
  const { t } = useTranslation('statistics_platform');
  const { search } = view;
  const query = useQuery({ ...modelQuery(search), placeholderData: keepPreviousData });
  return (
    <div className={classes.view}>
      <Filters {...view} has={['days']} />
      <Told query={query}>
        {(model) =>
          model.error === null ? (
            <EmptyState title={t('model.none')} text={t('model.none_text')} />
          ) : (
            <>
              <Card
                title={t('model.title')}
                actions={
                  <TableExport
                    count={model.tenths.length}
                    columns={modelFileColumns}
                    fetchFile={(file) => call(exportModel, { query: { ...ofDays(search), ...file } })}
                  />
                }
              >
                <Calibration model={model} error={model.error} days={search.days} />
              </Card>
              <Probes probes={model.probes} search={search} />
            </>
          )
        }
      </Told>
    </div>
  );
}

function Calibration({
  model: { tenths, answers },
  error,
  days,
}: {
  readonly model: ModelData;
  readonly error: number;
  readonly days: StatisticsView['search']['days'];
}) {
  const { t } = useTranslation('statistics_platform');
  const { t: ofAll } = useTranslation('statistics');
  const { number, percent } = useFormats();
  const part = (value: number | null) => (value === null ? '–' : percent(value));
  return (
    <div className={classes.view}>
      <p className={classes.lead}>{t('model.lead')}</p>
      <Tiles
        tiles={[
          {
            label: t('model.error'),
            value: t('model.points', { points: number(error) }),
            note: t('model.wish'),
          },
          { label: t('model.answers'), value: number(answers) },
        ]}
      />
      <LateChart height={diagonalChartHeight} resetKey={answers}>
        <ModelChart tenths={tenths} />
      </LateChart>
      {tenths.some(({ observed, answers: count }) => observed !== null && count < FEW_ANSWERS) && (
        <p className={classes.lead}>{ofAll('few_of')}</p>
      )}
      <div className={classes.open}>
        <ButtonLink to="/statistics" search={{ view: 'hardest', days }}>
          {t('model.open_hardest')}
        </ButtonLink>
      </div>
      <TableBehind>
        <HeatTable
          label={t('model.title')}
          of={t('model.tenth')}
          columns={(['answers', 'predicted', 'observed'] as const).map((name) => ({
            name: t(`model.${name}`),
          }))}
          rows={tenths.map(({ bucket, answers: count, predicted, observed }) => ({
            key: bucket,
            head: `${percent(10 * bucket)} – ${percent(10 * bucket + 10)}`,
            cells: [
              number(count),
              ...[predicted, observed].map((value) => ({
                value: part(value),
                few: count < FEW_ANSWERS ? ofAll('few_of') : undefined,
              })),
            ],
          }))}
        />
      </TableBehind>
    </div>
  );
}
