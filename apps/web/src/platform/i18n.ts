/** Texts: i18next with one language at a time and namespaces that come with the screen that needs them. */
import type { Language } from '@mindhero/contract/user';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { forgetQuery, initialLanguage, keepInSession } from './language.ts';
import { MissingCode } from './missing-code.ts';
import type { Namespace } from './resources.ts';
import { loadTexts } from './texts.ts';

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      // `true`: may be tried again. Otherwise i18next takes for loaded what failed.
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), true),
    );
  },
};

/** Loads the first language's common texts, and others that the first screen needs; call it once, before drawing. */
export async function startTexts(...others: Namespace[]): Promise<void> {
  const language = initialLanguage(null);
  i18next.on('languageChanged', (code) => {
    document.documentElement.lang = code;
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language.toLowerCase(),
      fallbackLng: false,
      ns: ['common', 'roles', ...others],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      // To try again is left to those who need the texts.
      maxRetries: 0,
    });
  keepInSession(language);
  // Words for a failure must be there before the failure is: it may be that of the network.
  void i18next.loadNamespaces('errors');
}

/** Speaks a language from now on and keeps it for the session. */
export async function speak(language: Language): Promise<void> {
  keepInSession(language);
  if (currentLanguage() !== language) await i18next.changeLanguage(language.toLowerCase());
}

/** The person chose a language with a switch. */
export function chooseLanguage(language: Language): Promise<void> {
  forgetQuery();
  return speak(language);
}

/** That of the page at this moment. */
export function currentLanguage(): Language {
  return i18next.language.toUpperCase() as Language;
}

/**
 * A route's loader that fetches texts beside the screen's code, so that nothing flashes.
 * It throws {MissingCode} when they do not arrive; another call tries that again.
 */
export function withTexts(...namespaces: Namespace[]): () => Promise<void> {
  return async () => {
    await i18next.loadNamespaces(namespaces);
    const missing = namespaces.filter((name) => !i18next.hasResourceBundle(i18next.language, name));
    if (missing.length > 0) throw new MissingCode(`No texts: ${missing.join(', ')}`);
  };
}
