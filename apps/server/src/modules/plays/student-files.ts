/** The tables of a student's page as files. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { listStudentSpans, StudentDay, TechniqueCell } from '@mindhero/contract/play';
import type { ReadingStep } from '@mindhero/contract/reading';
import type {
  readingFileColumns,
  spansFileColumns,
  studentDaysFileColumns,
  techniquesFileColumns,
} from '@mindhero/contract/student-files';
import { minutesOf } from '@mindhero/engine/minutes';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import { numbered, sourceOf } from '../../entities/tables/rows.ts';
import { findCourse } from '../../entities/training/course.ts';
import { findSpans } from '../../entities/training/spans.ts';
import { visibleStudents } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { type Caller, mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';
import { findDays, findPlayer } from './queries.ts';
import { findTechniques } from './techniques.ts';

const daysTable: readonly TableColumn<StudentDay, (typeof studentDaysFileColumns)[number]>[] = [
  plain('day', 12),
  { id: 'subject', width: 14, value: ({ subject }, language) => words[language].subject[subject] },
  { id: 'minutes', width: 10, value: ({ active_ms }) => minutesOf(active_ms) },
  plain('correct', 9),
  plain('incorrect', 9),
  plain('missed', 12),
];

const techniquesTable: readonly TableColumn<TechniqueCell, (typeof techniquesFileColumns)[number]>[] = [
  plain('digit', 9),
  plain('move', 9),
  { id: 'correct', width: 9, value: ({ right }) => right },
  { id: 'incorrect', width: 9, value: ({ wrong }) => wrong },
];

type Span = ResponseOf<typeof listStudentSpans>['spans'][number];

const spansTable: readonly TableColumn<Span, (typeof spansFileColumns)[number]>[] = [
  { id: 'span_kind', width: 22, value: ({ kind }, language) => words[language].span[kind] },
  plain('best', 9),
  plain('first', 12),
  plain('latest', 14),
  { id: 'games', width: 9, value: ({ plays }) => plays },
];

const readingTable: readonly TableColumn<ReadingStep, (typeof readingFileColumns)[number]>[] = [
  { id: 'finished_at', width: 17, value: ({ finished_at }) => new Date(finished_at) },
  plain('language', 10),
  plain('words', 9),
  plain('wpm', 16),
  plain('cpm', 16),
  plain('understanding', 14),
  plain('effective', 20),
];

type StudentCall = Caller & { readonly params: { readonly id: number } };

/** The endpoints of these files. */
export function mountStudentFiles(app: FastifyInstance, { db, clock }: Context): void {
  /** What somebody may see of a student, and whom the file is about. @throws ApiError 404 if there is nothing */
  const found = async <Found>(
    { actor, scope, params }: StudentCall,
    find: (visible: ReturnType<typeof visibleStudents>) => Promise<Found | null>,
  ) => {
    const visible = visibleStudents(actor, scope);
    const [of, rows] = await Promise.all([findPlayer(db, visible, params.id), find(visible)]);
    if (of === null || rows === null) throw new ApiError('not_found');
    return { of, rows };
  };

  mount(app, endpoints.exportStudentDays, async (call) => {
    const { of, rows } = await found(call, (visible) =>
      findDays(db, visible, call.params.id, call.query.days, clock()),
    );
    return listFile({ db, clock }, call, {
      list: 'student_days',
      subject: 'person',
      of,
      columns: daysTable,
      source: sourceOf(numbered(rows)),
    });
  });

  mount(app, endpoints.exportStudentTechniques, async (call) => {
    const { of, rows } = await found(call, (visible) =>
      findTechniques(db, visible, call.params.id, call.query.days, clock()),
    );
    return listFile({ db, clock }, call, {
      list: 'techniques',
      subject: 'person',
      of,
      columns: techniquesTable,
      source: sourceOf(numbered(rows)),
    });
  });

  mount(app, endpoints.exportStudentSpans, async (call) => {
    const { of, rows } = await found(call, (visible) => findSpans(db, visible, call.params.id));
    return listFile({ db, clock }, call, {
      list: 'spans',
      subject: 'person',
      of,
      columns: spansTable,
      source: sourceOf(numbered(rows)),
    });
  });

  mount(app, endpoints.exportStudentReading, async (call) => {
    const { of, rows } = await found(call, (visible) => findCourse(db, visible, call.params.id));
    return listFile({ db, clock }, call, {
      list: 'reading',
      subject: 'person',
      of,
      columns: readingTable,
      source: sourceOf(numbered(rows.texts)),
    });
  });
}
