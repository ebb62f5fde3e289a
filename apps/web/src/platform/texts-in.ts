import i18next from 'i18next';
import type { Namespace } from './resources.ts';
import { loadTexts } from './texts.ts';

/** Fetches a namespace in a language that need not be that of the page, for what is said in both. */
export async function withTextsIn(language: string, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  i18next.addResourceBundle(language, namespace, await loadTexts(language, namespace));
}
