/** Who did what to whose data, as directors and administrators read it. */

export const auditActions = [
  'created',
  'changed',
  'deleted',
  'deactivated',
  'reactivated',
  'password_reset',
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
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an action was about. */
export const auditSubjects = ['person', 'group', 'school'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
