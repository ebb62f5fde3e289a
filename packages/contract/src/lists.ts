/**
 * What lists can be asked for: by which columns they are sorted, to what they are narrowed. Apart from their endpoints: the
 * address of a screen is read before the code of the screen is there, and no first visit should load what the endpoints of
 * all lists say.
 */

export const studentColumns = [
  'last_name',
  'username',
  'points',
  'last_played_at',
  'week_minutes',
  'week_accuracy',
] as const;
export type StudentColumn = (typeof studentColumns)[number];

/**
 * Those of them by which only a list is sorted that has an end: they change with every play, so an index that held them
 * in order would have to change, too.
 */
export const studentFigures = [
  'points',
  'last_played_at',
  'week_minutes',
  'week_accuracy',
] as const satisfies readonly StudentColumn[];

/** Only those whom the last import of the caller has added. */
export const imports = ['last'] as const;

/** What is added up over a week would have to be added up for every group first. */
export const groupColumns = ['name', 'students'] as const;
export type GroupColumn = (typeof groupColumns)[number];

/** Those of them by which only a list is sorted that has an end. */
export const groupFigures = ['students'] as const satisfies readonly GroupColumn[];

export const schoolColumns = ['name', 'created_at'] as const;
export type SchoolColumn = (typeof schoolColumns)[number];

export const teacherColumns = ['last_name', 'username'] as const;
export type TeacherColumn = (typeof teacherColumns)[number];

export const inactiveUserColumns = ['last_name', 'deactivated_at'] as const;
export type InactiveUserColumn = (typeof inactiveUserColumns)[number];

/** Which accounts are listed: all that are closed, those that are for too long, or open ones that nobody uses. */
export const idleKinds = ['closed', 'closed_long', 'unused'] as const;
export type IdleKind = (typeof idleKinds)[number];

export const playColumns = ['finished_at', 'points', 'active_ms'] as const;
export type PlayColumn = (typeof playColumns)[number];

/** By when they run. */
export const taskStates = ['active', 'upcoming', 'finished'] as const;
export type TaskState = (typeof taskStates)[number];

export const taskColumns = ['due_at', 'available_from', 'name', 'created_at'] as const;
export type TaskColumn = (typeof taskColumns)[number];

export const taskTemplateColumns = ['name', 'created_at'] as const;
export type TaskTemplateColumn = (typeof taskTemplateColumns)[number];

/** `source`: one's own and the school's before the library's, each from what changed last. */
export const textColumns = ['source', 'title', 'words', 'changed_at', 'played', 'understanding'] as const;
export type TextColumn = (typeof textColumns)[number];

export const wordListColumns = ['source', 'title', 'words', 'changed_at'] as const;
export type WordListColumn = (typeof wordListColumns)[number];

export const imageColumns = ['name', 'changed_at'] as const;
export type ImageColumn = (typeof imageColumns)[number];

export const cardSetColumns = ['title', 'changed_at'] as const;
export type CardSetColumn = (typeof cardSetColumns)[number];

export const auditColumns = ['at'] as const;

export const auditActions = [
  'created',
  'changed',
  'deleted',
  'deactivated',
  'reactivated',
  'password_reset',
  'signed_out',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_reset',
  'recovery_link_made',
  'recovered',
  'card_made',
  'card_voided',
  'members_added',
  'members_removed',
  'members_moved',
  'imported',
  'exported',
  'viewed',
  'erased',
  'archived',
  'restored',
  'registered',
  'activated',
  'extended',
  'transferred',
  'granted',
  'reversed',
  'cancelled',
  'received',
  'refunded',
  'settled',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Whether an order is by one of these columns, in whichever direction. */
export function isOrderedBy(columns: readonly string[], ordering: string): boolean {
  return columns.includes(ordering.replace(/^-/, ''));
}
