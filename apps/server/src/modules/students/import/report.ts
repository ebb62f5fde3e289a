/** What an import would do, told line by line, and named so that just that can be asked for. */
import { createHash } from 'node:crypto';
import type { GroupChoice, ImportColumn, ImportLine, ImportReport } from '@mindhero/contract/student-import';
import type { Header } from './header.ts';
import type { Step } from './steps.ts';

/**
 * The answer of a check: every line, and a plan if none is refused.
 * @param choices groups of one name, of which somebody has to say which is meant
 */
export function reportOf(
  header: Header,
  steps: readonly Step[],
  choices: readonly GroupChoice[],
): ImportReport {
  const totals = { created: 0, changed: 0, unchanged: 0, left_out: 0, refused: 0 };
  for (const { outcome } of steps) totals[outcome]++;
  return {
    plan: totals.refused > 0 ? null : planOf(steps),
    totals,
    ignored_columns: [...header.ignored],
    unknown_columns: [...header.unknown],
    group_choices: [...choices],
    lines: steps.map(lineOf),
  };
}

/** A name of these steps: it differs as soon as one of them does, or what one of them changes was changed meanwhile. */
export function planOf(steps: readonly Step[]): string {
  const essence = steps.map((step) => {
    switch (step.outcome) {
      case 'created':
        return [step.student, step.groupIds, step.school_id];
      case 'changed':
        return [step.stored.id, step.stored.version, step.changes, step.groups];
      case 'unchanged':
        return step.id;
      case 'left_out':
      case 'refused':
        return null;
    }
  });
  return createHash('sha256').update(JSON.stringify(essence)).digest('base64url');
}

function lineOf(step: Step): ImportLine {
  const { line, cells } = step.row;
  return {
    line,
    first_name: cells.first_name ?? '',
    last_name: cells.last_name ?? '',
    username: cells.username ?? '',
    outcome: step.outcome,
    namesake: step.outcome === 'created' || step.outcome === 'left_out' ? step.namesake : null,
    changes: step.outcome === 'changed' ? changedColumns(step) : [],
    errors: step.outcome === 'refused' ? [...step.errors] : [],
  };
}

/** What a line changes, as columns of the file. */
export function changedColumns({ changes, groups }: Extract<Step, { outcome: 'changed' }>): ImportColumn[] {
  const isMoved = groups.added.length + groups.removed.length > 0;
  return [...(Object.keys(changes) as (keyof typeof changes)[]), ...(isMoved ? ['groups' as const] : [])];
}
