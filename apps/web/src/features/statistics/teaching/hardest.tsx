import { type HardSkill } from '@mindhero/contract/statistics/teaching';
import { exportHardest, hardestFileColumns } from '@mindhero/contract/statistics/teaching-files';
import { PASS_ANSWERS } from '@mindhero/engine/mastery/mastery';
import { shareOf } from '@mindhero/engine/share';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { GradeBadge } from '../../../entities/homework/grade-badge.tsx';
import { gradeOf } from '../../../entities/homework/grade.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { useShare } from '../use-share.ts';
import { GroupView, type ToldGroup } from './group-view.tsx';
import { MakeTask } from './make-task.tsx';
import { hardestQuery, hardestRequest } from './queries.ts';
import { TickedTable } from './ticked-table.tsx';
import type { ValuedColumn } from './whole-table.tsx';
import classes from './teaching.module.css';

/** What a group gets wrong most, and what its wrong answers have in common. */
export function Hardest({ search, onSearch }: StatisticsView) {
  const { t } = useTranslation('statistics_teaching');
  return (
    <GroupView
      search={search}
      onSearch={onSearch}
      has={['days', 'school', 'group', 'game']}
      isOfSkills
      query={hardestQuery(search)}
      isEmpty={({ lines }) => lines.length === 0}
      empty={{ title: t('hardest.empty.title'), text: t('hardest.empty.text') }}
    >
      {({ group, lines }) => (
        <Lines
          key={`${group.id} ${lines[0]?.skill}`}
          search={search}
          onSearch={onSearch}
          group={group}
          lines={lines}
        />
      )}
    </GroupView>
  );
}

const idOf = ({ skill }: HardSkill) => skill;
const wrongShare = ({ right, wrong }: HardSkill) => (100 * wrong) / (right + wrong);
const shareBefore = ({ before: { right, wrong } }: HardSkill) => shareOf(wrong, right + wrong);
/** Of nothing there is nothing to say. */
const isFaintBefore = (line: HardSkill) => shareBefore(line) !== null && isFaint(line.before);
const isFaint = ({ right, wrong }: HardSkill['before']) => right + wrong < PASS_ANSWERS;

interface LinesProps extends StatisticsView {
  readonly group: ToldGroup;
  readonly lines: readonly HardSkill[];
}

function Lines({ search, onSearch, group, lines }: LinesProps) {
  const { t } = useTranslation(['statistics_teaching', 'statistics']);
  const skillName = useSkillName();
  const columns = useColumns();
  const [ticked, setTicked] = useState<ReadonlySet<HardSkill['skill']>>(
    () =>
      new Set(
        lines
          .filter((line) => !isFaint(line))
          .slice(0, 1)
          .map(idOf),
      ),
  );
  return (
    <>
      <TickedTable
        search={search}
        onSearch={onSearch}
        label={t('statistics_teaching:hardest.label')}
        hint={t('statistics_teaching:hardest.hint')}
        columns={columns}
        rows={lines}
        rowId={idOf}
        rowName={({ skill }) => skillName(skill)}
        ticked={ticked}
        onTick={setTicked}
        file={{
          columns: hardestFileColumns,
          fetchFile: (file) => call(exportHardest, { query: { ...hardestRequest(search), ...file } }),
        }}
      >
        <MakeTask
          receivers={[{ kind: 'group', id: group.id, name: group.name }]}
          trained={lines
            .filter((line) => ticked.has(line.skill))
            .map(({ skill }) => ({ kind: 'skill', skill }))}
          label={t('statistics_teaching:make_task')}
        />
      </TickedTable>
      {lines.some((line) => isFaint(line) || isFaintBefore(line)) && (
        <p className={classes.hint}>{t('statistics:few')}</p>
      )}
    </>
  );
}

function useColumns(): readonly ValuedColumn<HardSkill>[] {
  const { t } = useTranslation('statistics_teaching');
  const skillName = useSkillName();
  const { number } = useFormats();
  const read = useShare();
  return [
    {
      id: 'skill',
      header: t('hardest.skill'),
      value: ({ skill }) => skillName(skill),
      cell: ({ skill }) => skillName(skill),
    },
    {
      id: 'wrong',
      header: t('hardest.wrong'),
      isFigure: true,
      isBrief: true,
      align: 'center',
      value: wrongShare,
      cell: (line) => (
        <GradeBadge
          percent={wrongShare(line)}
          grade={isFaint(line) ? null : gradeOf(100 - wrongShare(line))}
        />
      ),
    },
    {
      id: 'before',
      header: t('hardest.before'),
      isFigure: true,
      align: 'end',
      below: 'named',
      value: shareBefore,
      cell: (line) => (
        <span className={isFaint(line.before) ? classes.none : undefined}>
          {read({ percent: shareBefore(line), isFew: isFaint(line.before) })}
        </span>
      ),
    },
    {
      id: 'needed',
      header: t('hardest.needed'),
      isFigure: true,
      align: 'end',
      below: 'named',
      value: ({ right, wrong }) => right + wrong,
      cell: ({ right, wrong }) => number(right + wrong),
    },
    {
      id: 'students',
      header: t('hardest.students'),
      isFigure: true,
      align: 'end',
      below: 'named',
      value: ({ students_wrong: students }) => students,
      cell: ({ students_wrong: students }) => number(students),
    },
    {
      id: 'typical',
      header: t('hardest.typical'),
      below: 'plain',
      cell: (line) => <Typical line={line} />,
    },
  ];
}

function Typical({ line: { typical, mistakes } }: { readonly line: HardSkill }) {
  const { t } = useTranslation('statistics_teaching');
  const { number } = useFormats();
  if (typical === null) return <span className={classes.hint}>–</span>;
  const { difference, given, count } = typical;
  const of = { count, of: number(mistakes) };
  if (difference === null) return t('hardest.given', { given, ...of });
  return t(difference > 0 ? 'hardest.too_large' : 'hardest.too_small', {
    difference: number(Math.abs(difference)),
    ...of,
  });
}
