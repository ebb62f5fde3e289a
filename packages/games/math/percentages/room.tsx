import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import type { Words } from '../question/parts.tsx';
import { questionRoom } from '../question/question-room.tsx';
import { Explanation } from './explanation.tsx';
import { type Item, rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    percentages: typeof import('./strings/en.json');
  }
}

/** The question in words, such as "15% of 240". */
function asked(item: Item, language: string, t: Words<'percentages'>): string {
  const numbers = {
    whole: numberText(item.whole, language),
    part: numberText(item.part, language),
    percentage: numberText(item.percentage, language),
  };
  return t(`ask.${item.find}`, numbers);
}

function Question({ item }: { readonly item: Item }) {
  const { t, i18n } = useTranslation(['percentages', 'rooms']);
  return asked(item, i18n.language, t);
}

export const room = questionRoom(rules, {
  strings: 'percentages',
  Question,
  questionText: (item, _settings, language, t) =>
    `${asked(item, language, t)}${item.find === 'part' ? ' =' : ''}`,
  answerText: (item, _settings, language, t) => {
    const answer = numberText(item[item.find], language);
    return item.find === 'percentage' ? t('percent', { percentage: answer }) : answer;
  },
  spoken: (item, _settings, language, t) => asked(item, language, t),
  Explanation,
});
