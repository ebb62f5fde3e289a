import type { Namespace } from '@mindhero/content/resources';
import { useTranslation } from 'react-i18next';
import type { QuestionParts } from './parts.tsx';
import type { QuestionSettings } from './settings.ts';

/** What is read and said of an item, in the language of the interface. */
interface QuestionTexts<Item> {
  question(item: Item): string;
  answer(item: Item): string;
  /** What is still to be done with an answer that is nearly right. */
  mend(item: Item, given: string): string;
  /** Question and answer as one line. */
  solved(item: Item): string;
  /** What a voice says of the question, and of the example with its result. */
  spoken(item: Item): string;
  completed(item: Item): string;
}

const EQUALS = /\s*=$/;

/** The texts of a room's questions in the language of the page. */
export function useQuestionTexts<Settings extends QuestionSettings, Item, Ns extends Namespace>(
  parts: QuestionParts<Settings, Item, Ns>,
  settings: Settings,
): QuestionTexts<Item> {
  const { t, i18n } = useTranslation('rooms');
  const own = i18n.getFixedT<readonly [Ns, 'rooms'], undefined, readonly [Ns, 'rooms']>(i18n.language, [
    parts.strings,
    'rooms',
  ]);
  const question = (item: Item) => parts.questionText(item, settings, i18n.language, own);
  const answer = (item: Item) => parts.answerText(item, settings, i18n.language, own);
  const spoken = (item: Item) =>
    parts.spoken?.(item, settings, i18n.language, own) ?? question(item).replace(EQUALS, '');
  return {
    question,
    answer,
    mend: (item, given) => parts.mend?.(item, given, settings, i18n.language, own) ?? '',
    solved: (item) => [question(item), answer(item)].join(' '),
    spoken,
    completed: (item) =>
      [
        spoken(item),
        EQUALS.test(question(item)) ? t('spoken.equals', { number: answer(item) }) : answer(item),
      ].join(', '),
  };
}
