/** What people agree to: each document by its versions, the newest first, in each language; loaded one at a time. */

/** A paragraph, or the items of a list. */
export type Block = string | readonly string[];

export interface DocumentText {
  readonly title: string;
  readonly text: readonly { readonly heading: string; readonly blocks: readonly Block[] }[];
}

/** The languages of one version. */
export type DocumentVersion = Readonly<
  Record<'en' | 'de' | 'ru' | 'uk', () => Promise<{ readonly default: DocumentText }>>
>;

export const documentTexts = {
  user_agreement: {
    '2026-11-23': {
      en: () => import('./documents/user-agreement/2026-11-23/en.json'),
      de: () => import('./documents/user-agreement/2026-11-23/de.json'),
      ru: () => import('./documents/user-agreement/2026-11-23/ru.json'),
      uk: () => import('./documents/user-agreement/2026-11-23/uk.json'),
    },
    '2026-11-22': {
      en: () => import('./documents/user-agreement/2026-11-22/en.json'),
      de: () => import('./documents/user-agreement/2026-11-22/de.json'),
      ru: () => import('./documents/user-agreement/2026-11-22/ru.json'),
      uk: () => import('./documents/user-agreement/2026-11-22/uk.json'),
    },
  },
  privacy_policy: {
    '2026-11-27': {
      en: () => import('./documents/privacy-policy/2026-11-27/en.json'),
      de: () => import('./documents/privacy-policy/2026-11-27/de.json'),
      ru: () => import('./documents/privacy-policy/2026-11-27/ru.json'),
      uk: () => import('./documents/privacy-policy/2026-11-27/uk.json'),
    },
    '2026-11-24': {
      en: () => import('./documents/privacy-policy/2026-11-24/en.json'),
      de: () => import('./documents/privacy-policy/2026-11-24/de.json'),
      ru: () => import('./documents/privacy-policy/2026-11-24/ru.json'),
      uk: () => import('./documents/privacy-policy/2026-11-24/uk.json'),
    },
    '2026-11-23': {
      en: () => import('./documents/privacy-policy/2026-11-23/en.json'),
      de: () => import('./documents/privacy-policy/2026-11-23/de.json'),
      ru: () => import('./documents/privacy-policy/2026-11-23/ru.json'),
      uk: () => import('./documents/privacy-policy/2026-11-23/uk.json'),
    },
    '2026-11-22': {
      en: () => import('./documents/privacy-policy/2026-11-22/en.json'),
      de: () => import('./documents/privacy-policy/2026-11-22/de.json'),
      ru: () => import('./documents/privacy-policy/2026-11-22/ru.json'),
      uk: () => import('./documents/privacy-policy/2026-11-22/uk.json'),
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, DocumentVersion>>>>;
