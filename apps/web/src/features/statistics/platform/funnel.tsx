import type { Cohort } from '@mindhero/contract/statistics/platform';
import { exportFunnel, funnelFileColumns } from '@mindhero/contract/statistics/platform-files';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { shareOf } from '@mindhero/engine/share';
import { Card } from '@mindhero/ui/card';
import { HeatTable } from '@mindhero/ui/heat-table';
import { late } from '@mindhero/ui/late';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { useMonth } from '../months.ts';
import { Told } from '../told.tsx';
import { funnelQuery } from './queries.ts';
import classes from '../tables.module.css';

const FunnelChart = late(async () => (await import('./funnel-chart.tsx')).FunnelChart);

/** By the month of the account: who came, who began, who stayed. */
export function Funnel() {
  const { t } = useTranslation('statistics_platform');
  const query = useQuery(funnelQuery);
  return (
    <Told query={query}>
      {({ months }) => (
        <Card
          title={t('funnel.title')}
          actions={
            <TableExport
              count={months.length}
              columns={funnelFileColumns}
              fetchFile={(file) => call(exportFunnel, { query: file })}
            />
          }
        >
          <div className={classes.view}>
            <p className={classes.lead}>{t('funnel.lead')}</p>
            <LateChart resetKey={0}>
              <FunnelChart months={months} />
            </LateChart>
            <Months months={months} />
            <div className={classes.open}>
              <ButtonLink to="/schools">{t('platform.open_schools')}</ButtonLink>
            </div>
          </div>
        </Card>
      )}
    </Told>
  );
}

function Months({ months }: { readonly months: readonly Cohort[] }) {
  const { t } = useTranslation(['statistics_platform', 'statistics']);
  const { number, percent } = useFormats();
  const monthName = useMonth();
  const part = (count: number, of: number) => {
    const share = shareOf(count, of);
    return {
      value: share === null ? number(count) : `${number(count)} · ${percent(share)}`,
      few: share !== null && of < FEW_ANSWERS ? t('statistics:few_of') : undefined,
    };
  };
  return (
    <HeatTable
      label={t('statistics_platform:funnel.title')}
      of={t('statistics_platform:funnel.month')}
      columns={(['schools', 'pupils', 'started', 'stayed'] as const).map((name) => ({
        name: t(`statistics_platform:funnel.${name}`),
      }))}
      rows={months.toReversed().map(({ month, schools, pupils, started, stayed }) => ({
        key: month,
        head: monthName(month),
        cells: [number(schools), number(pupils), part(started, pupils), part(stayed, started)],
      }))}
    />
  );
}
