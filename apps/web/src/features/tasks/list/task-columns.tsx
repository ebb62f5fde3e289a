import type { ListedTask } from '@mindhero/contract/task';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskProgress } from '../../../entities/homework/task-progress.tsx';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { GameSigns } from './game-signs.tsx';
import { TaskMenu } from './task-menu.tsx';
import classes from './tasks.module.css';

/** The columns of the list of tasks; a teacher's are all the teacher's own, and only administrators see several schools. */
export function useTaskColumns(): readonly Column<ListedTask>[] {
  const { t } = useTranslation('tasks');
  const { percent } = useFormats();
  const { dateTime } = useSchoolTime();
  const { role } = useMe();
  return useMemo(() => {
    const author: Column<ListedTask> = {
      id: 'author',
      yields: 4,
      header: t('column.author'),
      cell: (task) => (
        <span className={classes.words} data-clip>
          {task.author === null ? '–' : nameOf(task.author)}
        </span>
      ),
    };
    const school: Column<ListedTask> = {
      id: 'school',
      yields: 2,
      header: t('column.school'),
      cell: (task) => (
        <span className={classes.words} data-clip title={task.school?.name}>
          {task.school?.name ?? '–'}
        </span>
      ),
    };
    return [
      {
        id: 'name',
        header: t('column.name'),
        sortable: true,
        cell: ({ name }) => (
          <span className={classes.name} data-clip title={name}>
            {name}
          </span>
        ),
      },
      {
        id: 'games',
        yields: 3,
        header: t('column.games'),
        cell: ({ games }) => <GameSigns games={games} />,
      },
      { id: 'groups', header: t('column.groups'), cell: (task) => <Receivers {...task} /> },
      ...(role === 'TEACHER' ? [] : [author]),
      ...(role === 'ADMIN' ? [school] : []),
      {
        id: 'available_from',
        yields: 1,
        header: t('column.available_from'),
        sortable: true,
        cell: ({ available_from: from }) => (
          <span className={classes.words} data-clip>
            {dateTime(from)}
          </span>
        ),
      },
      {
        id: 'due_at',
        below: 'named',
        header: t('column.due_at'),
        sortable: true,
        cell: ({ due_at: due }) => (
          <span className={classes.words} data-clip>
            {dateTime(due)}
          </span>
        ),
      },
      {
        id: 'progress',
        isBrief: true,
        header: t('column.progress'),
        cell: ({ counts }) => <TaskProgress counts={counts} />,
      },
      {
        id: 'percent',
        yields: 5,
        header: t('column.percent'),
        align: 'end',
        cell: (task) => (task.percent === null ? '–' : percent(task.percent)),
      },
      {
        id: 'menu',
        header: t('column.menu'),
        headerHidden: true,
        align: 'end',
        cell: (task) => <TaskMenu task={task} />,
      },
    ];
  }, [t, percent, dateTime, role]);
}

/** More would make a row high; the task itself names all. */
const SHOWN = 2;

/** The groups first, then the students who were named themselves. */
function Receivers({ groups, named }: Pick<ListedTask, 'groups' | 'named'>) {
  const { t } = useTranslation('tasks');
  const names = [...groups.map(({ name }) => name), ...named.first.map(nameOf)];
  const count = groups.length + named.count;
  if (count === 0) return <span className={classes.words}>–</span>;
  const told = (most: number) => {
    const more = count - Math.min(most, names.length);
    const shown = names.slice(0, most).join(', ');
    return more > 0 ? `${shown} ${t('more_receivers', { count: more })}` : shown;
  };
  return (
    <span className={classes.words} data-clip title={told(names.length)}>
      {told(SHOWN)}
    </span>
  );
}
