import type { TaskStudent } from '@mindhero/contract/task-results';
import { Avatar } from '@mindhero/ui/avatar';
import type { Column } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { HomeworkStatusPill } from '../../../platform/homework-status.tsx';
import { nameOf } from '../../../platform/names.ts';
import type { OpenCell } from './block-details.tsx';
import type { BlockName } from './block-names.ts';
import { durationText } from './duration-text.ts';
import { activeMs, percentOf } from './figures.ts';
import { HeatCell } from './heat-cell.tsx';
import { blockColumns } from './statistic-search.ts';
import classes from './statistic.module.css';

/** Who, where they stand, and what they did of each block. */
export function useStudentColumns(
  names: readonly BlockName[],
  onOpen: (open: OpenCell) => void,
): readonly Column<TaskStudent>[] {
  const { t } = useTranslation('task_results');
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortable: true,
        hasFace: true,
        cell: (student) => (
          <span className={classes.name}>
            <Avatar avatar={student.avatar} name="" size={30} />
            {nameOf(student)}
          </span>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        sortable: true,
        cell: (student) => <Status {...student} />,
      },
      {
        id: 'percent',
        header: t('column.percent'),
        sortable: true,
        align: 'center',
        cell: ({ percent }) => <HeatCell percent={percent} />,
      },
      {
        id: 'time',
        header: t('column.time'),
        sortable: true,
        align: 'end',
        cell: (student) => (activeMs(student) === 0 ? '–' : durationText(activeMs(student))),
      },
      {
        id: 'attempts',
        header: t('column.attempts'),
        sortable: true,
        align: 'end',
        cell: ({ attempts }) => (attempts === 0 ? '–' : number(attempts)),
      },
      ...names.map((name, index): Column<TaskStudent> => ({
        id: blockColumns[index] ?? '',
        header: name.title,
        sortable: true,
        align: 'center',
        cell: (student) => <BlockCell student={student} block={index} name={name} onOpen={onOpen} />,
      })),
    ],
    [t, number, names, onOpen],
  );
}

function Status({ status, is_late, is_marked }: TaskStudent) {
  const { t } = useTranslation('task_results');
  return (
    <span className={classes.status}>
      <HomeworkStatusPill status={status} />
      {is_late && <Pill tone="gold">{t('late')}</Pill>}
      {is_marked && <Pill>{t('on_paper')}</Pill>}
    </span>
  );
}

interface BlockCellProps {
  readonly student: TaskStudent;
  readonly block: number;
  readonly name: BlockName;
  readonly onOpen: (open: OpenCell) => void;
}

function BlockCell({ student, block, name, onOpen }: BlockCellProps) {
  const { t } = useTranslation('task_results');
  const played = student.blocks[block] ?? null;
  if (played === null) return <HeatCell percent={null} />;
  const [correct, incorrect, missed, ms] = played;
  const about = [name.title, ...(name.summary === '' ? [] : [name.summary])].join(' · ');
  return (
    <HeatCell
      percent={percentOf(played)}
      hint={t('details.short', { correct, incorrect, missed, time: durationText(ms) })}
      onOpen={(cell) => onOpen({ cell, student: nameOf(student), block: about, played })}
    />
  );
}
