import { MOST_TEXT_WORDS } from '@mindhero/contract/material-faults';
import { countWords } from '@mindhero/engine/reading/words';
import { TextArea } from '@mindhero/ui/text-area';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../platform/format.ts';
import type { TextForm } from './use-text-form.ts';
import classes from './editor.module.css';

/** What is read, with how many words it has while one types. */
export function BodyField({ form }: { readonly form: TextForm }) {
  const { t } = useTranslation('text_editor');
  const { number } = useFormats();
  const { body, language } = form.values;
  const words = useMemo(() => countWords(body), [body]);
  return (
    <TextArea
      {...form.text('body')}
      className={classes.body}
      label={t('field.body')}
      notesBelow
      description={
        <>
          <b>{t('words', { count: words })}</b> {words > MOST_TEXT_WORDS && `/ ${number(MOST_TEXT_WORDS)}`} ·{' '}
          {t('paragraphs')}
        </>
      }
      lang={language.toLowerCase()}
      rows={14}
      spellCheck
    />
  );
}
