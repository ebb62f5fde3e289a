/** An import as one transaction: what was found before is found once more, and then done, or nothing is. */
import type { FieldError } from '@mindhero/contract/errors';
import type { ImportDone, ImportedStudent, ImportProgress } from '@mindhero/contract/student-import';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { adoptStudents } from '../../../entities/accounts/adopt.ts';
import { insertAccounts } from '../../../entities/accounts/insert.ts';
import { type AuditEntry, record } from '../../../entities/audit.ts';
import { assignRunningTasks } from '../../../entities/homework/join.ts';
import { takeRunningTasks } from '../../../entities/homework/leave.ts';
import type { Database } from '../../../platform/db/database.ts';
import { groupMembers, users } from '../../../platform/db/schema/index.ts';
import { takenBy } from '../../../platform/db/taken.ts';
import { ApiError } from '../../../platform/http/problem.ts';
import type { Doing } from '../changes.ts';
import type { ImportRow } from './cells.ts';
import { findKnown } from './known.ts';
import { changedColumns, planOf } from './report.ts';
import { type Answers, type Step, stepsFor } from './steps.ts';

type Created = Extract<Step, { outcome: 'created' }>;
type Changed = Extract<Step, { outcome: 'changed' }>;

interface Import {
  readonly rows: readonly ImportRow[];
  readonly plan: string;
  readonly answers: Answers;
  /** Told how far it has come, in lines. */
  readonly tell: (progress: ImportProgress) => void;
}

/** @throws ApiError 409 if something else would be done than was planned, 422 naming the lines that are refused */
export async function carryOut(
  db: Database,
  doing: Doing,
  { rows, plan, answers, tell }: Import,
): Promise<ImportDone> {
  try {
    return await db.transaction(async (tx) => {
      const steps = stepsFor(rows, await findKnown(tx, { ...doing, locked: true }, rows), answers);
      refuseLines(steps);
      if (planOf(steps) !== plan) throw new ApiError('changed_meanwhile');
      const created = steps.filter((step) => step.outcome === 'created');
      const changed = steps.filter((step) => step.outcome === 'changed');
      const unchanged = steps.filter((step) => step.outcome === 'unchanged').length;
      const left_out = steps.length - created.length - changed.length - unchanged;
      const counts = { changed: changed.length, unchanged, left_out };
      const idle = unchanged + left_out;
      const after = (done: number) => tell({ done, all: steps.length });
      const made = await create(tx, doing, created, (some) => after(idle + some));
      await change(tx, doing, changed, (some) => after(idle + made.length + some));
      const { school_id } = doing.actor;
      const details = { created: made.length, ...counts };
      await record(tx, doing, {
        action: 'imported',
        subject: 'person',
        subject_id: null,
        school_id,
        details,
      });
      return { created: made, ...counts };
    });
  } catch (error) {
    // Somebody took an address in the very moment.
    throw takenBy(error) === 'users_email_key' ? new ApiError('changed_meanwhile') : error;
  }
}

/** As many as tell what is the matter. */
const MOST_ERRORS = 50;

function refuseLines(steps: readonly Step[]): void {
  const errors: FieldError[] = steps.flatMap((step) =>
    step.outcome === 'refused'
      ? step.errors.map((error) => ({ ...error, path: `body.${step.row.line}.${error.path}` }))
      : [],
  );
  if (errors.length > 0) throw new ApiError('invalid_request', { errors: errors.slice(0, MOST_ERRORS) });
}

async function create(
  tx: Database,
  doing: Doing,
  steps: readonly Created[],
  after: (done: number) => void,
): Promise<ImportedStudent[]> {
  const accounts = steps.map(({ student, school_id }) => ({
    role: 'STUDENT' as const,
    username: student.username,
    first_name: student.first_name,
    last_name: student.last_name ?? '',
    email: student.email ?? null,
    phone_number: student.phone_number ?? null,
    language: student.language ?? doing.actor.account.language,
    school_id,
    created_by: doing.actor.id,
    can_use_math: student.can_use_math ?? true,
    can_use_reading: student.can_use_reading ?? true,
    can_use_logic: student.can_use_logic ?? true,
    registered_at: doing.now,
    imported_at: doing.now,
  }));
  const pathOf = (index: number) => `body.${steps[index]?.row.line}.username`;
  const made = await insertAccounts(tx, accounts, pathOf, async (inner, some, from) => {
    const stepOf = (index: number) => steps[from + index];
    const members = some.flatMap(({ id }, index) =>
      (stepOf(index)?.groupIds ?? []).map((groupId) => ({ group_id: groupId, user_id: id })),
    );
    await join(inner, doing.now, members);
    const entries = some.map(({ id }, index): AuditEntry => {
      const schoolId = stepOf(index)?.school_id ?? null;
      return { action: 'created', subject: 'person', subject_id: id, school_id: schoolId };
    });
    await record(inner, doing, ...entries);
    after(from + some.length);
  });
  return made.map((account, index) => ({
    ...account,
    first_name: steps[index]?.student.first_name ?? '',
    last_name: steps[index]?.student.last_name ?? '',
  }));
}

/** Few enough for a statement, and for a person who is told how far it has come. */
const CHUNK = 500;

async function change(
  tx: Database,
  doing: Doing,
  steps: readonly Changed[],
  after: (done: number) => void,
): Promise<void> {
  for (let from = 0; from < steps.length; from += CHUNK) {
    const some = steps.slice(from, from + CHUNK);
    await changeSome(tx, doing, some);
    after(from + some.length);
  }
}

async function changeSome(tx: Database, doing: Doing, steps: readonly Changed[]): Promise<void> {
  const rows = steps.map(({ stored, changes }) => ({ ...stored, ...changes }));
  await tx.execute(sql`
    update ${users} set last_name = r.last_name, first_name = r.first_name, email = r.email,
      phone_number = r.phone_number, language = r.language, can_use_math = r.can_use_math,
      can_use_reading = r.can_use_reading, can_use_logic = r.can_use_logic, version = ${users.version} + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, last_name text, first_name text, email text,
      phone_number text, language text, can_use_math boolean, can_use_reading boolean, can_use_logic boolean)
    where ${users.id} = r.id`);
  const left = steps.flatMap(({ stored, groups }) =>
    groups.removed.map(({ id }) => ({ group_id: id, user_id: stored.id })),
  );
  for (const [groupId, pairs] of Map.groupBy(left, (one) => one.group_id)) {
    const userIds = pairs.map(({ user_id }) => user_id);
    await tx
      .delete(groupMembers)
      .where(and(eq(groupMembers.group_id, groupId), inArray(groupMembers.user_id, userIds)));
  }
  await takeRunningTasks(tx, left, doing.now);
  await join(
    tx,
    doing.now,
    steps.flatMap(({ stored, groups }) =>
      groups.added.map(({ id }) => ({ group_id: id, user_id: stored.id })),
    ),
  );
  for (const [schoolId, some] of Map.groupBy(steps, ({ groups }) => groups.added[0]?.school_id ?? null)) {
    const ids = some.map(({ stored }) => stored.id);
    await adoptStudents(tx, doing, schoolId, ids);
  }
  const entries = steps.map((step): AuditEntry => ({
    action: 'changed',
    subject: 'person',
    subject_id: step.stored.id,
    school_id: step.stored.school_id,
    details: { fields: changedColumns(step) },
  }));
  await record(tx, doing, ...entries);
}

async function join(
  tx: Database,
  now: Date,
  members: readonly { group_id: number; user_id: number }[],
): Promise<void> {
  if (members.length === 0) return;
  await tx
    .insert(groupMembers)
    .values([...members])
    .onConflictDoNothing();
  await assignRunningTasks(tx, members, now);
}
