import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DifficultyField, LanguageField } from '../../language-fields.tsx';
import { guessedLanguage } from './guessed-language.ts';
import { Measures } from './measures.tsx';
import type { TextForm } from './use-text-form.ts';
import classes from '../../materials.module.css';

/** In what language a text is and how hard, with what its letters and its measures say beside. */
export function LevelFields({ form: { values, change } }: { readonly form: TextForm }) {
  const { t, i18n } = useTranslation('text_editor');
  const { title, body, language, difficulty } = values;
  const guessed = useMemo(() => guessedLanguage(title, body), [title, body]);
  // As it is called in the language of the page, not by its own name: it stands in a sentence.
  const named = guessed && new Intl.DisplayNames([i18n.language], { type: 'language' }).of(guessed);
  return (
    <>
      <div className={classes.pair}>
        <LanguageField value={language} onChange={(next) => change({ language: next })} />
        <DifficultyField value={difficulty} onChange={(next) => change({ difficulty: next })} />
      </div>
      {guessed !== null && guessed !== language && (
        <Callout role="status">
          {t('guess.text', { language: named })}{' '}
          <Button size="sm" kind="subtle" onClick={() => change({ language: guessed })}>
            {t('guess.take', { language: named })}
          </Button>
        </Callout>
      )}
      <Measures language={language} difficulty={difficulty} body={body} />
    </>
  );
}
