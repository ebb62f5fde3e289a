import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import type { Sample } from './sample.ts';
import { type Settings, speedOf } from './settings.ts';
import { Word } from './word.tsx';
import classes from './flow.module.css';
import words from './word.module.css';

/** How a text begins; for who sets it as homework, a question and its answer. */
export function Example({ settings, item, whole = false }: ExampleProps<Settings, Sample>) {
  const { t } = useTranslation('flow');
  const { question, language, isText, beginning } = item;
  const lang = language.toLowerCase();
  const count = speedOf(settings);
  if (whole && question !== null) {
    const right = isText ? question.options[question.right] : t(question.right === 0 ? 'yes' : 'no');
    return (
      <div className={classes.example} data-read="">
        <span lang={isText ? lang : undefined}>
          {isText ? question.text : t('was_there', { word: question.text })}
        </span>
        <strong lang={isText ? lang : undefined}>{right}</strong>
      </div>
    );
  }
  return (
    <div className={classes.example}>
      <div className={classes.pane} data-read="ground fitted">
        <div className={words.place} data-focused={settings.focus_letter || undefined} lang={lang}>
          <Word text={beginning[0] ?? ''} focused={settings.focus_letter} />
        </div>
      </div>
      <small>{t(settings.unit === 'words' ? 'told.wpm' : 'told.cpm', { count })}</small>
    </div>
  );
}
