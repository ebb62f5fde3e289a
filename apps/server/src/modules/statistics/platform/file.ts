/** What is told of the platform as files: the tables of the screen. */
import type {
  Answered,
  Cohort,
  FlaggedPlay,
  Health,
  Platform,
  Probed,
  Tenth,
} from '@mindhero/contract/statistics/platform';
import type {
  flaggedDaysFileColumns,
  flaggedFileColumns,
  funnelFileColumns,
  modelFileColumns,
  platformFileColumns,
  probesFileColumns,
  processFileColumns,
  rolesFileColumns,
} from '@mindhero/contract/statistics/platform-files';
import { shareOf } from '@mindhero/engine/share';
import { gameTitles } from '../../../entities/game-titles.ts';
import { toNote } from '../../../entities/tables/play-notes.ts';
import { plain, type TableColumn } from '../../../platform/tables/table.ts';
import { words } from '../../../platform/tables/words.ts';
import { skillWord } from '../skill-word.ts';

interface FigureRow {
  readonly figure: keyof (typeof words)['EN']['platform_figure'];
  readonly value: number | null;
  /** Of as many days before; null where there is nothing to compare with. */
  readonly before: number | null;
}

/** Each figure is a line. */
export function platformRows(found: Platform): FigureRow[] {
  const { total, active, inactive, groups, memberships, roles, assigned, done } = found;
  const still = (figure: FigureRow['figure'], value: number | null): FigureRow => ({
    figure,
    value,
    before: null,
  });
  const moving = (figure: FigureRow['figure'], { now, before }: Platform['trained']): FigureRow => ({
    figure,
    value: now,
    before,
  });
  return [
    still('total', total),
    still('active', active),
    still('inactive', inactive),
    ...roles.map(({ role, people }) => still(role, people)),
    still('groups', groups),
    still('students_per_group', groups === 0 ? null : Math.round((10 * memberships) / groups) / 10),
    {
      figure: 'homework_done',
      value: shareOf(done.now, assigned.now),
      before: shareOf(done.before, assigned.before),
    },
    moving('new_accounts', found.new_accounts),
    moving('closed_accounts', found.closed_accounts),
    moving('new_groups', found.new_groups),
    moving('trained_this_week', found.trained),
  ];
}

export const platformTable: readonly TableColumn<FigureRow, (typeof platformFileColumns)[number]>[] = [
  { id: 'figure', width: 34, value: ({ figure }, language) => words[language].platform_figure[figure] },
  { id: 'value', width: 14, value: ({ value }) => value },
  { id: 'value_before', width: 14, value: ({ before }) => before },
];

export const funnelTable: readonly TableColumn<Cohort, (typeof funnelFileColumns)[number]>[] = [
  plain('month', 10),
  plain('schools', 10),
  { id: 'pupils_invited', width: 14, value: ({ pupils }) => pupils },
  { id: 'pupils_started', width: 14, value: ({ started }) => started },
  { id: 'pupils_stayed', width: 14, value: ({ stayed }) => stayed },
];

export const flaggedTable: readonly TableColumn<FlaggedPlay, (typeof flaggedFileColumns)[number]>[] = [
  { id: 'finished_at', width: 17, value: ({ finished_at }) => new Date(finished_at) },
  { id: 'last_name', width: 20, value: ({ student }) => student.last_name },
  { id: 'first_name', width: 20, value: ({ student }) => student.first_name },
  { id: 'school', width: 28, value: ({ school }) => school?.name ?? null },
  { id: 'game', width: 24, value: ({ game }, language) => gameTitles[language][game] },
  { id: 'note', width: 44, value: ({ flags }, language) => toNote(flags, language) },
];

export const flaggedDaysTable: readonly TableColumn<
  Health['implausible']['days'][number],
  (typeof flaggedDaysFileColumns)[number]
>[] = [plain('day', 12), { id: 'games', width: 10, value: ({ plays }) => plays }];

export const modelTable: readonly TableColumn<Tenth, (typeof modelFileColumns)[number]>[] = [
  { id: 'tenth', width: 12, value: ({ bucket }) => `${10 * bucket}–${10 * bucket + 10} %` },
  plain('answers', 10),
  plain('predicted', 12),
  plain('observed', 12),
];

export const probesTable: readonly TableColumn<Probed, (typeof probesFileColumns)[number]>[] = [
  { id: 'skill', width: 28, value: ({ skill }, language) => skillWord(skill, language) },
  plain('answers', 10),
  plain('predicted', 12),
  plain('observed', 12),
];

interface RoleRow {
  readonly role: Platform['roles'][number]['role'];
  readonly people: number;
  /** Of all who have an open account, in percent. */
  readonly share: number | null;
}

export const roleRows = ({ roles, active }: Pick<Platform, 'roles' | 'active'>): RoleRow[] =>
  roles.map(({ role, people }) => ({ role, people, share: shareOf(people, active) }));

export const rolesTable: readonly TableColumn<RoleRow, (typeof rolesFileColumns)[number]>[] = [
  { id: 'role', width: 16, value: ({ role }, language) => words[language].role[role] },
  plain('people', 10),
  plain('share', 10),
];

export const processTable: readonly TableColumn<Answered, (typeof processFileColumns)[number]>[] = [
  { id: 'window_minutes', width: 14, value: ({ minutes }) => minutes },
  { id: 'answers_ok', width: 14, value: ({ answers }) => answers.ok + answers.moved },
  { id: 'answers_refused', width: 14, value: ({ answers }) => answers.refused },
  { id: 'answers_failed', width: 14, value: ({ answers }) => answers.failed },
  plain('finishes', 14),
  plain('finish_p50_ms', 14),
  plain('finish_p99_ms', 14),
];
