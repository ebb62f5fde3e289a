import { usualPeriod } from '@mindhero/contract/statistics/period';
import type { HomeworkPupil, UndoneTask } from '@mindhero/contract/statistics/teaching';
import { exportGroupHomework, groupHomeworkFileColumns } from '@mindhero/contract/statistics/teaching-files';
import { remindStudents } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { IconBell } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { Tiles } from '../tiles.tsx';
import { useHomeworkRate } from '../use-homework-rate.ts';
import { GroupView } from './group-view.tsx';
import { usePupilColumns } from './homework-columns.tsx';
import { LargeGroup } from './large-group.tsx';
import { groupHomeworkRequest, groupHomeworkQuery } from './queries.ts';
import { TickedTable } from './ticked-table.tsx';
import { UndoneTasks } from './undone-tasks.tsx';

/** What the pupils of a group did of their superhero tasks: whom to remind, and what to give more time. */
export function Homework({ search, onSearch }: StatisticsView) {
  const { t } = useTranslation('statistics_teaching');
  const { t: of } = useTranslation('statistics');
  const rate = useHomeworkRate();
  return (
    <GroupView
      search={search}
      onSearch={onSearch}
      has={['days', 'school', 'group', 'subject', 'game']}
      query={groupHomeworkQuery(search)}
      isEmpty={({ pupils }) => pupils.length === 0}
      empty={{ title: t('grid.empty.title'), text: t('no_pupils') }}
    >
      {({ group, pupils, undone, due }) => (
        <>
          {due.assigned + due.before.assigned > 0 && (
            <Tiles
              tiles={[
                {
                  label: of('homework', { count: search.days ?? usualPeriod }),
                  ...rate(due, due.before),
                },
              ]}
            />
          )}
          <Pupils key={group.id} search={search} onSearch={onSearch} pupils={pupils} undone={undone} />
          <LargeGroup shown={pupils.length} />
          {undone.length > 0 && <UndoneTasks search={search} onSearch={onSearch} tasks={undone} />}
        </>
      )}
    </GroupView>
  );
}

/** Who has something to do, be it late by now. */
const isBehind = ({ missing, open }: HomeworkPupil) => missing + open > 0;

interface PupilsProps extends StatisticsView {
  readonly pupils: readonly HomeworkPupil[];
  readonly undone: readonly UndoneTask[];
}

function Pupils({ search, onSearch, pupils, undone }: PupilsProps) {
  const { t } = useTranslation('statistics_teaching');
  const isNarrowed = search.subject !== undefined || search.game !== undefined;
  const columns = usePupilColumns();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  // Nobody ticked means everybody who has something to do.
  const chosen = pupils.filter((pupil) => isBehind(pupil) && (ticked.size === 0 || ticked.has(pupil.id)));
  const remind = useMutation({
    mutationFn: () =>
      call(remindStudents, {
        body: { ids: undone.map(({ id }) => id), students: chosen.map(({ id }) => id) },
      }),
    onSuccess: ({ changed }) => {
      toastDone(t('homework.reminded', { count: changed }));
      setTicked(new Set());
    },
    meta: { action: 'update', item: 'tasks' },
  });
  return (
    <TickedTable
      search={search}
      onSearch={onSearch}
      label={t('homework.label')}
      hint={[t('homework.hint'), ...(isNarrowed ? [t('homework.of_game')] : [])].join(' ')}
      columns={columns}
      rows={pupils}
      rowId={({ id }) => id}
      rowName={nameOf}
      ticked={ticked}
      onTick={setTicked}
      file={{
        columns: groupHomeworkFileColumns,
        fetchFile: (file) =>
          call(exportGroupHomework, { query: { ...groupHomeworkRequest(search), ...file } }),
      }}
    >
      <Button
        icon={<IconBell size={20} aria-hidden />}
        disabled={chosen.length === 0 || undone.length === 0}
        loading={remind.isPending}
        onClick={() => remind.mutate()}
      >
        {chosen.length === 0 ? t('homework.remind') : t('homework.remind_some', { count: chosen.length })}
      </Button>
    </TickedTable>
  );
}
