/** The names of the 30 levels, from beginner to infinity: `{ "1": …, "30": … }` in each language, loaded one at a time. */
export const levelNames = {
  en: () => import('./levels/en.json'),
  de: () => import('./levels/de.json'),
  ru: () => import('./levels/ru.json'),
  uk: () => import('./levels/uk.json'),
} as const;
