/** Errors as RFC 9457 problem documents. Codes are closed unions, which the client translates; it never reads `detail`. */
import { issueCodes } from '@mindhero/engine/issue-codes';
import * as z from 'zod/mini';
import { namesake } from './namesake.ts';
import type { Quote } from './plans/price.ts';

export const errorCodes = [
  'invalid_request',
  'malformed_request',
  'malformed_json',
  'body_too_large',
  'request_too_slow',
  'expectation_failed',
  'headers_too_large',
  'unsupported_media_type',
  'not_authenticated',
  'invalid_credentials',
  'account_closed',
  'school_archived',
  'password_expired',
  'password_change_required',
  'second_factor_required',
  'second_factor_missing',
  'forbidden',
  'no_school',
  'no_subscription',
  'subject_not_allowed',
  'not_found',
  'method_not_allowed',
  'conflict',
  'changed_meanwhile',
  'namesakes',
  'in_use',
  'not_yet_available',
  'key_reused',
  'invalid_settings',
  'invalid_events',
  'invalid_ticket',
  'ticket_expired',
  'password_incorrect',
  'code_incorrect',
  'link_invalid',
  'too_many_rows',
  'too_many_requests',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What may be wrong with a file that holds a table, with the line where there is one; a formula in one of its cells, too. */
export const tableCodes = [
  'not_text',
  'is_workbook',
  'broken_quotes',
  'formula',
  'no_header',
  'column_twice',
  'too_many_columns',
  'too_many_rows',
  'no_rows',
] as const;

/** What may be wrong with a text, a question or a word list (`material-faults.ts`). */
export const materialCodes = [
  /** A sign that nobody sees, or one that turns the direction of reading round; `params.sign` names it, as U+202E. */
  'hidden_sign',
  'no_words',
  'too_few_words',
  'too_many_words',
  'too_few_options',
  'too_many_options',
  'no_right_option',
  /** Two options that differ in nothing that a reader sees; `params.option` is the second. */
  'equal_options',
  /** Punctuation around a word of a list; `params.word` names it, as below. */
  'outer_punctuation',
  'word_too_long',
  /** One word in two spellings, `params.word` and `params.first`. */
  'word_twice',
] as const;

/** What may be wrong with one field. */
export const fieldCodes = [
  ...issueCodes,
  'required',
  'blank',
  'too_short',
  'too_long',
  'invalid_format',
  'taken',
  'not_after_start',
  'in_the_past',
  'inactive',
  'subject_not_allowed',
  'already_started',
  'password_no_uppercase',
  'password_no_lowercase',
  'password_no_digit',
  'password_common',
  'password_unchanged',
  'file_type',
  'file_broken',
  'too_many_pixels',
  ...tableCodes,
  /** Of their cells: beyond the header; the same in two lines; several have this name; the permission lacks. */
  'surplus_cell',
  'duplicate',
  'ambiguous',
  'not_allowed',
  ...materialCodes,
  /** Of people who are to be erased: groups would be left without a teacher. */
  'still_teaches',
] as const;
export type FieldCode = (typeof fieldCodes)[number];

export const fieldError = z.object({
  /** Path in the request, for example `body.settings.digits`. */
  path: z.string(),
  code: z.enum(fieldCodes),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  suggestion: z.optional(z.unknown()),
});
export type FieldError = z.infer<typeof fieldError>;

/** Why somebody who gave the right password stays outside all the same, and who can change that. */
export const closedDoor = z.object({
  school: z.nullable(z.string()),
  /** The name of the person to ask; null where nobody is known. */
  ask: z.nullable(z.string()),
});
export type ClosedDoor = z.infer<typeof closedDoor>;

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** With `account_closed`, `school_archived` and `password_expired`. */
  closed_door: z.optional(closedDoor),
  /** With `namesakes`: who or what is called so already, of all that the caller may see. */
  namesakes: z.optional(z.array(namesake)),
  /** With `changed_meanwhile` of an order: what it costs by now. Its type alone, or every first load would bring the schema. */
  quote: z.optional(z.custom<Quote>()),
  /** For finding the request in the server's log. */
  request_id: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;
