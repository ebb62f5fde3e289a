import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { ProductSteps } from '../operation-steps.tsx';
import { questionRoom } from '../question/question-room.tsx';
import type { Item } from './products.ts';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    multiply: typeof import('./strings/en.json');
  }
}

const productText = ({ first, second }: Item, language: string): string =>
  `${numberText(first, language)} × ${numberText(second, language)}`;

function Question({ item }: { readonly item: Item }) {
  return productText(item, useTranslation().i18n.language);
}

export const room = questionRoom(rules, {
  strings: 'multiply',
  Question,
  questionText: (item, _settings, language) => `${productText(item, language)} =`,
  answerText: ({ answer }, _settings, language) => numberText(answer, language),
  spoken: ({ first, second }, _settings, _language, t) =>
    [first, t('rooms:spoken.times', { number: second })].join(' '),
  Explanation: ({ item }) => <ProductSteps first={item.first} second={item.second} />,
});
