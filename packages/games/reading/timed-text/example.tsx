import { paragraphsOf } from '@mindhero/engine/reading/paragraphs';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { TransformedPage } from '../transform/transformed-page.tsx';
import type { Sample } from './rules.ts';
import type { TimedSettings } from './settings.ts';
import classes from './example.module.css';

/** The text as it is read, or how it begins; whole with its questions, the right answers marked. */
export function Example({ item, whole = false }: ExampleProps<TimedSettings, Sample>) {
  const { t } = useTranslation('rooms');
  const { text, shown, questions } = item;
  const lang = text.language.toLowerCase();
  const first = paragraphsOf(shown.text)[0] ?? [];
  const body = whole ? shown.text : first.map((line) => line.text).join('\n');
  return (
    <div className={classes.example} data-read="">
      <h3 lang={lang}>{text.title}</h3>
      <TransformedPage
        text={whole ? text : { ...text, picture: null }}
        transformed={{ ...shown, text: body }}
      />
      {whole ? (
        <ol lang={lang}>
          {questions.map((question, index) => (
            <li key={index}>
              {question.text}
              <ul>
                {question.options.map((option, at) => (
                  <li key={at} data-right={at === question.right}>
                    {option}
                    {at === question.right && <IconCheck size={18} aria-label={t('question.right')} />}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('timed.questions', { count: questions.length })}</p>
      )}
    </div>
  );
}
