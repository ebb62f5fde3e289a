import { useTranslation } from 'react-i18next';
import type { Quiz } from '../quiz/quiz.ts';
import type { State } from './state.ts';

/** What is asked in the words that stand on the screen, and their language: a list itself has words and no questions. */
export function useAsked({ script, quiz }: Pick<State, 'script' | 'quiz'>): {
  readonly quiz: Quiz;
  readonly language: string;
} {
  const { t, i18n } = useTranslation('flow');
  if (script.text !== null) return { quiz, language: script.language };
  const questions = quiz.questions.map((question) => ({
    ...question,
    text: t('was_there', { word: question.text }),
    options: [t('yes'), t('no')],
  }));
  return { quiz: { ...quiz, questions }, language: i18n.language };
}
