import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import type { Words } from '../question/parts.tsx';
import { questionRoom } from '../question/question-room.tsx';
import { Explanation } from './explanation.tsx';
import { answerOf, rules, type Item } from './rules.ts';
import classes from './factor-frenzy.module.css';

declare module '@mindhero/content/resources' {
  interface Resources {
    'factor-frenzy': typeof import('./strings/en.json');
  }
}

/** "24 and 36" in the language's way. */
function joined({ numbers }: Item, language: string): string {
  return new Intl.ListFormat(language).format(numbers.map((number) => numberText(number, language)));
}

/** "GCD(24; 36)": the semicolon is read as a pause and taken for no decimal comma. */
function short({ task, numbers }: Item, t: Words<'factor-frenzy'>): string {
  return `${t(`short.${task}`)}(${numbers.join('; ')})`;
}

function Question({ item }: { readonly item: Item }) {
  const { t } = useTranslation(['factor-frenzy', 'rooms']);
  return (
    <span className={classes.question}>
      <small>{t(`name.${item.task}`)}</small>
      <span>{short(item, t)}</span>
    </span>
  );
}

export const room = questionRoom(rules, {
  strings: 'factor-frenzy',
  Question,
  questionText: (item, _settings, _language, t) => `${short(item, t)} =`,
  answerText: (item, _settings, language) => numberText(answerOf(item), language),
  spoken: (item, _settings, language, t) =>
    t(`spoken_task.${item.task}`, { numbers: joined(item, language) }),
  Explanation,
});
