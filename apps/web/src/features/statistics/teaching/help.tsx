import type { HelpLine } from '@mindhero/contract/statistics/teaching';
import { exportHelp, helpFileColumns } from '@mindhero/contract/statistics/teaching-files';
import { Avatar } from '@mindhero/ui/avatar';
import { Pill } from '@mindhero/ui/pill';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { useFormats } from '../../../platform/format.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { GroupView } from './group-view.tsx';
import { MakeTask } from './make-task.tsx';
import { MistakesDialog, type OpenMistakes } from './mistakes-dialog.tsx';
import { helpQuery, helpRequest } from './queries.ts';
import { TickedTable } from './ticked-table.tsx';
import type { ValuedColumn } from './whole-table.tsx';
import classes from './teaching.module.css';

/** Who of a group needs help, with what, and how one can tell. */
export function Help({ search, onSearch }: StatisticsView) {
  const { t } = useTranslation('statistics_teaching');
  return (
    <GroupView
      search={search}
      onSearch={onSearch}
      has={['school', 'group', 'game']}
      isOfSkills
      query={helpQuery(search)}
      isEmpty={({ lines }) => lines.length === 0}
      empty={{ title: t('help.empty.title'), text: t('help.empty.text') }}
    >
      {({ group, lines }) => <Lines key={group.id} search={search} onSearch={onSearch} lines={lines} />}
    </GroupView>
  );
}

const idOf = ({ id, skill }: HelpLine) => `${id} ${skill}`;

interface LinesProps extends StatisticsView {
  readonly lines: readonly HelpLine[];
}

function Lines({ search, onSearch, lines }: LinesProps) {
  const { t } = useTranslation('statistics_teaching');
  const [open, setOpen] = useState<OpenMistakes | null>(null);
  const columns = useColumns(setOpen);
  // What is worst is proposed: all who need help with the same.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter(({ skill }) => skill === lines[0]?.skill).map(idOf)),
  );
  const chosen = lines.filter((line) => ticked.has(idOf(line)));
  const pupils = [...new Map(chosen.map((line) => [line.id, line])).values()];
  return (
    <>
      <TickedTable
        search={search}
        onSearch={onSearch}
        label={t('help.label')}
        hint={t('help.hint')}
        columns={columns}
        rows={lines}
        rowId={idOf}
        rowName={nameOf}
        ticked={ticked}
        onTick={setTicked}
        file={{
          columns: helpFileColumns,
          fetchFile: (file) => call(exportHelp, { query: { ...helpRequest(search), ...file } }),
        }}
      >
        <MakeTask
          receivers={pupils.map((pupil) => ({ kind: 'student', id: pupil.id, name: nameOf(pupil) }))}
          trained={[...new Set(chosen.map(({ skill }) => skill))].map((skill) => ({ kind: 'skill', skill }))}
          label={pupils.length === 0 ? t('make_task') : t('make_task_for', { count: pupils.length })}
        />
      </TickedTable>
      {open !== null && (
        <MistakesDialog open={open} search={{ ...search, days: 7 }} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function useColumns(onOpen: (open: OpenMistakes) => void): readonly ValuedColumn<HelpLine>[] {
  const { t } = useTranslation('statistics_teaching');
  const skillName = useSkillName();
  const { percent } = useFormats();
  return [
    {
      id: 'name',
      header: t('grid.name'),
      hasFace: true,
      value: nameOf,
      cell: (line) => (
        <span className={classes.name}>
          <Avatar avatar={line.avatar} name="" size={30} />
          {nameOf(line)}
        </span>
      ),
    },
    {
      id: 'evidence',
      header: t('help.evidence'),
      below: 'plain',
      isFigure: true,
      value: ({ mistakes }) => mistakes,
      cell: (line) => (
        <span className={classes.evidence}>
          <button type="button" onClick={() => onOpen({ pupil: line, skill: line.skill })}>
            {t('help.told', {
              mistakes: t('help.mistakes', { count: line.mistakes }),
              skill: skillName(line.skill),
              days: t('help.days', { count: line.days }),
            })}
          </button>
          {line.was_passed && <Pill tone="gold">{t('help.was_passed')}</Pill>}
        </span>
      ),
    },
    {
      id: 'chance',
      header: t('help.chance'),
      isBrief: true,
      align: 'end',
      value: (line) => line.percent,
      cell: (line) => percent(line.percent),
    },
  ];
}
