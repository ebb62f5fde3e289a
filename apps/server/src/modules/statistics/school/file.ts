/** What is told of schools as files: the tables of the screen. */
import type {
  Activity,
  GroupActivity,
  GroupGrowth,
  Mastered,
  PlanMonth,
  SchoolPlans,
  SchoolStatistics,
} from '@mindhero/contract/statistics/school';
import type {
  activityFileColumns,
  growthFileColumns,
  masteredFileColumns,
  planTypesFileColumns,
  schoolPlansFileColumns,
  schoolStatisticsFileColumns,
  schoolWeeksFileColumns,
} from '@mindhero/contract/statistics/school-files';
import { shareOf } from '@mindhero/engine/share';
import { plain, type TableColumn } from '../../../platform/tables/table.ts';
import { words } from '../../../platform/tables/words.ts';

/** A group, or the whole school. */
type ActivityRow = Omit<GroupActivity, 'id'>;

/** A column of percents for each week. */
export function activityTable({
  weeks,
}: Pick<Activity, 'weeks'>): readonly TableColumn<ActivityRow, (typeof activityFileColumns)[number]>[] {
  return [
    plain('name', 28),
    plain('students', 10),
    ...weeks.map(({ monday }, index) => ({
      id: 'weeks' as const,
      width: 12,
      header: () => `${monday}, %`,
      value: ({ active, students }: ActivityRow) => shareOf(active[index] ?? 0, students),
    })),
    plain('minutes', 10),
  ];
}

export const growthTable: readonly TableColumn<GroupGrowth, (typeof growthFileColumns)[number]>[] = [
  plain('name', 28),
  plain('students', 10),
  { id: 'low_change', width: 14, value: ({ change }) => change?.low ?? null },
  { id: 'median_change', width: 14, value: ({ change }) => change?.median ?? null },
  { id: 'high_change', width: 14, value: ({ change }) => change?.high ?? null },
];

/** A group, or a year level as a whole. */
interface MasteredRow {
  readonly year: number | null;
  readonly name: string | null;
  readonly students: number;
  readonly passed: readonly number[] | null;
}

/** Years, each with its groups below. */
export const masteredRows = ({ years }: Pick<Mastered, 'years'>): MasteredRow[] =>
  years.flatMap(({ year, students, passed, groups }) => [
    { year, name: null, students, passed },
    ...groups.map((group) => ({ ...group, year })),
  ]);

/** A column of mean numbers for each kind of skills. */
export function masteredTable({
  kinds,
}: Pick<Mastered, 'kinds'>): readonly TableColumn<MasteredRow, (typeof masteredFileColumns)[number]>[] {
  return [
    { id: 'year_level', width: 12, value: ({ year }) => year },
    { id: 'name', width: 28, value: ({ name }) => name },
    plain('students', 10),
    ...kinds.map(({ kind, skills }, index) => ({
      id: 'passed' as const,
      width: 16,
      header: (language: keyof typeof words) => `${words[language].skill_kind[kind]} (${skills})`,
      value: ({ passed }: MasteredRow) => passed?.[index] ?? null,
    })),
  ];
}

type PlanMoves = Pick<PlanMonth, 'plan_type' | 'bought' | 'used'>;

const planMoves: readonly TableColumn<PlanMoves, 'plan_type' | 'plans_bought' | 'plans_used'>[] = [
  { id: 'plan_type', width: 22, value: ({ plan_type }, language) => words[language].plan_type[plan_type] },
  { id: 'plans_bought', width: 14, value: ({ bought }) => bought },
  { id: 'plans_used', width: 14, value: ({ used }) => used },
];

export const schoolPlansTable: readonly TableColumn<PlanMonth, (typeof schoolPlansFileColumns)[number]>[] = [
  plain('month', 10),
  ...planMoves,
];

export const planTypesTable: readonly TableColumn<
  SchoolPlans['types'][number],
  (typeof planTypesFileColumns)[number]
>[] = [
  ...planMoves,
  { id: 'plans_in_stock', width: 14, value: ({ stock }) => stock },
  { id: 'plans_active', width: 14, value: ({ active }) => active },
  { id: 'plan_people', width: 14, value: ({ people }) => people },
];

const homeworkShare = ({ done, assigned }: SchoolStatistics['before']) => shareOf(done, assigned);

export const schoolStatisticsTable: readonly TableColumn<
  SchoolStatistics,
  (typeof schoolStatisticsFileColumns)[number]
>[] = [
  plain('name', 28),
  plain('members', 14),
  plain('teachers', 10),
  plain('students', 10),
  plain('groups', 10),
  { id: 'trained_this_week', width: 14, value: ({ week_active }) => week_active },
  { id: 'active_share', width: 14, value: ({ week_active, students }) => shareOf(week_active, students) },
  { id: 'trained_week_before', width: 14, value: ({ before }) => before.week_active },
  { id: 'minutes_this_week', width: 14, value: ({ week_minutes }) => week_minutes },
  { id: 'minutes_week_before', width: 14, value: ({ before }) => before.week_minutes },
  { id: 'homework_set', width: 14, value: ({ assigned }) => assigned },
  { id: 'homework_done', width: 14, value: homeworkShare },
  { id: 'homework_done_before', width: 14, value: ({ before }) => homeworkShare(before) },
];

interface SchoolWeek {
  readonly monday: string;
  readonly is_holiday: boolean;
  readonly active: number;
  readonly minutes: number;
}

export const schoolWeeksTable: readonly TableColumn<SchoolWeek, (typeof schoolWeeksFileColumns)[number]>[] = [
  { id: 'week', width: 12, value: ({ monday }) => monday },
  { id: 'trained_in_week', width: 14, value: ({ active }) => active },
  plain('minutes', 10),
  plain('is_holiday', 10),
];
