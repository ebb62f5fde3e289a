/** The languages of the product, as texts and files have them. English is the model of the others. */
export const languages = ['en', 'de', 'ru', 'uk'] as const;

export type LanguageTag = (typeof languages)[number];
