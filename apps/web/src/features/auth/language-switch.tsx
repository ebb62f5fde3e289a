import type { Language } from '@mindhero/contract/user';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../platform/i18n.ts';
import { languageNames } from '../../platform/language.ts';
import classes from './sign-in.module.css';

/** The four languages by their own names. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.languages} role="group" aria-label={t('language')}>
      {Object.entries(languageNames).map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language.toLowerCase()}
          aria-pressed={i18n.language === language.toLowerCase()}
          onClick={() => void chooseLanguage(language as Language)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
