import { flagsOf, sumsOf, type TaskStudent } from '@mindhero/contract/task-results';
import { Avatar } from '@mindhero/ui/avatar';
import type { Column } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeworkStatusPill } from '../../../entities/homework/homework-status.tsx';
import { nameOf } from '../../../entities/person/names.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import type { ZonedTime } from '../../../entities/school/zoned-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { Answers } from './answers.tsx';
import { BlockCell } from './block-cell.tsx';
import type { OpenCell } from './block-details.tsx';
import type { BlockName } from './block-names.ts';
import { BlockSign } from './block-sign.tsx';
import { durationText } from './duration-text.ts';
import { activeMs, isHeldUp } from './figures.ts';
import { FlagSign } from './flag-sign.tsx';
import { PercentCell } from './heat-cell.tsx';
import { blockColumns, type CellFigure } from './statistic-search.ts';
import cells from './cells.module.css';
import classes from './students.module.css';

/** Who, where they stand, and what they did of each block. */
export function useStudentColumns(
  names: readonly BlockName[],
  cells: CellFigure,
  onOpen: (open: OpenCell) => void,
): readonly Column<TaskStudent>[] {
  const { t } = useTranslation('task_results');
  const { number } = useFormats();
  const time = useSchoolTime();
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
        id: 'percent',
        isBrief: true,
        header: t('column.percent'),
        sortable: true,
        isFigure: true,
        align: 'center',
        cell: ({ percent }) => <PercentCell percent={percent} />,
      },
      {
        id: 'status',
        below: 'plain',
        header: t('column.status'),
        sortable: true,
        cell: (student) => <Status {...student} />,
      },
      {
        id: 'answers',
        yields: 4,
        header: t('column.answers'),
        align: 'center',
        cell: ({ blocks }) => (activeMs({ blocks }) === 0 ? '–' : <Answers {...sumsOf(blocks)} />),
      },
      {
        id: 'minutes',
        yields: 5,
        header: t('column.time'),
        sortable: true,
        isFigure: true,
        align: 'end',
        cell: (student) => (activeMs(student) === 0 ? '–' : durationText(activeMs(student))),
      },
      ...names.map((name, index): Column<TaskStudent> => ({
        id: blockColumns[index] ?? '',
        below: 'plain',
        header: name.title,
        sign: <BlockSign game={name.game} listed={name.listed} number={index + 1} />,
        sortable: true,
        isFigure: true,
        align: 'center',
        cell: (student) => <BlockCell {...{ student, name, cells, time, onOpen }} block={index} />,
      })),
      {
        id: 'attempts',
        yields: 3,
        header: t('column.attempts'),
        sortable: true,
        align: 'end',
        cell: ({ attempts }) => (attempts === 0 ? '–' : number(attempts)),
      },
      {
        id: 'started_at',
        yields: 1,
        header: t('column.started'),
        sortable: true,
        cell: ({ started_at: at }) => <Moment at={at} time={time} />,
      },
      {
        id: 'completed_at',
        yields: 2,
        header: t('column.ended'),
        sortable: true,
        cell: ({ completed_at: at }) => <Moment at={at} time={time} />,
      },
    ],
    [t, number, names, cells, time, onOpen],
  );
}

function Status(student: TaskStudent) {
  const { t } = useTranslation('task_results');
  const { status, is_late, is_marked, blocks } = student;
  return (
    <span className={classes.status}>
      <HomeworkStatusPill status={status} />
      {isHeldUp(student) && (
        <span title={t('no_plan_text')}>
          <Pill tone="gold">{t('no_plan')}</Pill>
        </span>
      )}
      {is_late && <Pill tone="gold">{t('late')}</Pill>}
      {is_marked && <Pill>{t('on_paper')}</Pill>}
      <FlagSign flags={flagsOf(blocks)} />
    </span>
  );
}

/** Day and time, one below the other. */
function Moment({ at, time }: { readonly at: string | null; readonly time: ZonedTime }) {
  if (at === null) return '–';
  return (
    <small className={cells.lines}>
      <span>{time.date(at)}</span>
      <span>{time.time(at)}</span>
    </small>
  );
}
