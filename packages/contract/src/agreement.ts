/** What a person agrees to at registration. */

/** What there is a document of. */
export const documents = ['user_agreement', 'privacy_policy'] as const;
export type Document = (typeof documents)[number];

/** The two documents, and the consent to the processing of personal data. */
export const agreements = [...documents, 'data_processing'] as const;
export type Agreement = (typeof agreements)[number];

/**
 * The versions of each, the newest first, called by the day from which they hold: never one to come, since the newest is
 * agreed to at once. What stands in a version is never edited once anybody may have agreed to it; a change of its words
 * is a new one.
 */
export const versions = {
  user_agreement: ['2026-11-23', '2026-11-22'],
  privacy_policy: ['2026-11-27', '2026-11-24', '2026-11-23', '2026-11-22'],
  data_processing: ['2026-11-22'],
} as const satisfies Readonly<Record<Agreement, readonly [string, ...string[]]>>;

/** The version that holds now: a person who registers agrees to it. */
export function presentVersion<A extends Agreement>(agreement: A): (typeof versions)[A][0] {
  return versions[agreement][0];
}

/** Those of the documents: a person who buys agrees to them. */
export const presentDocuments = {
  user_agreement: presentVersion('user_agreement'),
  privacy_policy: presentVersion('privacy_policy'),
} as const satisfies Readonly<Record<Document, string>>;
