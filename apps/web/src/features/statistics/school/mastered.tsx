import {
  FEW_MEMBERS,
  type Mastered as MasteredData,
  type MasteredYear,
} from '@mindhero/contract/statistics/school';
import { exportMastered, masteredFileColumns } from '@mindhero/contract/statistics/school-files';
import { HeatTable } from '@mindhero/ui/heat-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { OpenGroup } from '../open-group.tsx';
import type { StatisticsView } from '../statistics-search.ts';
import { masteredQuery, ofSchool } from './queries.ts';
import { SchoolView } from './view.tsx';

/** Year levels, and their groups, by how many skills of each kind are mastered. */
export function Mastered(view: StatisticsView) {
  const { search } = view;
  const query = useQuery({ ...masteredQuery(search), placeholderData: keepPreviousData });
  return (
    <SchoolView
      {...view}
      name="mastered"
      has={['school']}
      query={query}
      isEmpty={({ years }) => years.every(({ passed }) => passed === null)}
      renderTools={({ years }) => (
        <TableExport
          count={years.reduce((sum, { groups }) => sum + 1 + groups.length, 0)}
          columns={masteredFileColumns}
          fetchFile={(file) => call(exportMastered, { query: { ...ofSchool(search), ...file } })}
        />
      )}
    >
      {(data) => (
        <>
          <OpenGroup {...view} groups={data.years.flatMap(({ groups }) => groups)} proposed={undefined} />
          <Years data={data} />
        </>
      )}
    </SchoolView>
  );
}

function Years({ data: { kinds, years } }: { readonly data: MasteredData }) {
  const { t } = useTranslation('statistics_school');
  const { number } = useFormats();
  const cells = ({ students, passed }: Pick<MasteredYear, 'students' | 'passed'>) => [
    number(students),
    ...kinds.map(({ skills }, index) => {
      const mean = passed?.[index];
      return {
        value: mean === undefined ? '–' : number(mean),
        heat: (mean ?? 0) / skills,
        few: students < FEW_MEMBERS ? t('few_students') : undefined,
      };
    }),
  ];
  return (
    <HeatTable
      label={t('mastered.table')}
      of={t('mastered.year_or_group')}
      columns={[
        { name: t('mastered.students') },
        ...kinds.map(({ kind, skills }) => ({
          name: t(`kind.${kind}`),
          note: t('mastered.of', { count: skills }),
        })),
      ]}
      rows={years.flatMap((year) => [
        {
          key: `year ${year.year}`,
          head: year.year === null ? t('mastered.other_groups') : t('mastered.year', { year: year.year }),
          place: 'whole' as const,
          cells: cells(year),
        },
        ...year.groups.map((group) => ({
          key: group.id,
          head: group.name,
          place: 'within' as const,
          cells: cells(group),
        })),
      ])}
    />
  );
}
