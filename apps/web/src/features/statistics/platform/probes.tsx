import type { Probed } from '@mindhero/contract/statistics/platform';
import { exportProbes, probesFileColumns } from '@mindhero/contract/statistics/platform-files';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { Card } from '@mindhero/ui/card';
import { EmptyState } from '@mindhero/ui/empty-state';
import { HeatTable } from '@mindhero/ui/heat-table';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { ofDays } from './queries.ts';
import classes from '../tables.module.css';

interface ProbesProps {
  readonly probes: readonly Probed[];
  readonly search: StatisticsView['search'];
}

/** How hard skills are by the questions that came by chance, beside what was believed. */
export function Probes({ probes, search }: ProbesProps) {
  const { t } = useTranslation('statistics_platform');
  return (
    <Card
      title={t('model.probes.title')}
      actions={
        <TableExport
          count={probes.length}
          columns={probesFileColumns}
          fetchFile={(file) => call(exportProbes, { query: { ...ofDays(search), ...file } })}
        />
      }
    >
      <div className={classes.view}>
        <p className={classes.lead}>{t('model.probes.lead')}</p>
        {probes.length === 0 ? (
          <EmptyState title={t('model.probes.none')} text={t('model.probes.none_text')} />
        ) : (
          <ProbesTable probes={probes} />
        )}
      </div>
    </Card>
  );
}

function ProbesTable({ probes }: Pick<ProbesProps, 'probes'>) {
  const { t } = useTranslation(['statistics_platform', 'statistics']);
  const { number, percent } = useFormats();
  const skillName = useSkillName();
  return (
    <HeatTable
      label={t('statistics_platform:model.probes.title')}
      of={t('statistics_platform:model.probes.skill')}
      columns={(['answers', 'predicted', 'observed'] as const).map((name) => ({
        name: t(`statistics_platform:model.${name}`),
      }))}
      rows={probes.map(({ skill, answers, predicted, observed }) => ({
        key: skill,
        head: skillName(skill),
        cells: [
          number(answers),
          ...[predicted, observed].map((value) => ({
            value: percent(Math.round(value)),
            few: answers < FEW_ANSWERS ? t('statistics:few_of') : undefined,
          })),
        ],
      }))}
    />
  );
}
