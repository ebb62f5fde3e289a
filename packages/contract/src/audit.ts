/** Who did what to whose data, as directors and administrators read it. */
import * as z from 'zod/mini';
import { leading } from './access.ts';
import { endpoint } from './endpoint.ts';
import { auditActions, auditColumns } from './lists.ts';
import { id, idParam, listQuery, page, search } from './page.ts';
import { roles } from './role.ts';

/** What an action was about. */
export const auditSubjects = [
  'person',
  'group',
  'school',
  'task',
  'text',
  'word_list',
  'card_set',
  'image',
  'price_list',
  'order',
  'payment',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Somebody as they are called now: without a name once they are erased, and where they are out of the reader's sight. */
export const auditPerson = z.object({
  id,
  role: z.nullable(z.enum(roles)),
  name: z.nullable(z.string()),
  is_erased: z.boolean(),
});
export type AuditPerson = z.infer<typeof auditPerson>;

export const auditEvent = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: nobody who was signed in, such as somebody who registered. */
  actor: z.nullable(auditPerson),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  /** Null where it was about a list, or about no person. */
  person: z.nullable(auditPerson),
  /** Of the group, the task or whatever it was, the last that is known; null where it was about people. */
  object: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  /** The group that members were moved to, or that somebody joined who was taken in. */
  target: z.nullable(z.object({ id, name: z.nullable(z.string()) })),
  /** Who has taken over what somebody left. */
  successor: z.nullable(auditPerson),
  school: z.nullable(z.object({ id, name: z.string() })),
  /** Figures, fields and roles; no names of people. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEvent = z.infer<typeof auditEvent>;

const instant = z.iso.datetime();

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/v1/audit-events/',
  summary: 'Who did what to whose data; further back than the list goes one narrows it by time',
  access: leading,
  rate: { max: 120, seconds: 60 },
  query: z.object({
    ...listQuery(auditColumns, '-at'),
    /** By the name of who did it, or to whom it was done. */
    search,
    /** What was done to this person. */
    person: z.optional(idParam),
    action: z.optional(z.enum(auditActions)),
    from: z.optional(instant),
    before: z.optional(instant),
  }),
  responses: { 200: page(auditEvent) },
});
