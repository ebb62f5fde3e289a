/** What a person agrees to at registration. */

/** The two documents, and the consent to the processing of personal data. */
export const agreements = ['user_agreement', 'privacy_policy', 'data_processing'] as const;
export type Agreement = (typeof agreements)[number];
