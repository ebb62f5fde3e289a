import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StageButton } from '../../stage/stage-button.tsx';
import { useNumberKeys } from '../../use-number-keys.tsx';
import { isRight, openQuestion, type Quiz } from './quiz.ts';
import classes from './quiz-page.module.css';

interface QuizPageProps {
  readonly quiz: Quiz;
  /** That of the text, `EN`. */
  readonly language: string;
  /** Null while nothing can be chosen; only looked at, too. */
  readonly onChoose: ((choice: { readonly question: number; readonly option: number }) => void) | null;
  /** A pause hides the question. */
  readonly paused: boolean;
  /** Says of each answer at once whether it was right; otherwise that is kept to the end. */
  readonly tells?: boolean;
}

/**
 * One question at a time, its options below it: chosen by a tap, or by the number keys. Whoever gets a question gets the
 * focus put on it, so that a screen reader says it first and its options after.
 */
export function QuizPage({ quiz, language, onChoose, paused, tells = false }: QuizPageProps) {
  const { t } = useTranslation('rooms');
  const question = quiz.answers.length;
  const open = openQuestion(quiz);
  const choose = onChoose && ((option: number) => onChoose({ question, option }));
  useNumberKeys(open?.options.length ?? 0, choose);
  if (open === undefined || paused) return null;
  const lang = language.toLowerCase();
  return (
    <div className={classes.quiz} data-read="ground">
      {tells && <Verdict key={question} quiz={quiz} lang={lang} />}
      <p className={classes.place}>
        {t('quiz.place', { number: question + 1, count: quiz.questions.length })}
      </p>
      <Question key={`question ${question}`} text={open.text} lang={lang} isOpen={choose !== null} />
      <div className={classes.options} role="group" aria-label={t('quiz.options')} lang={lang}>
        {open.options.map((option, index) => (
          <StageButton
            // Another question has other buttons, so that no press meant for one answers the next.
            key={`${question} ${index}`}
            className={classes.option}
            aria-disabled={choose === null}
            onClick={() => choose?.(index)}
          >
            <kbd aria-hidden>{index + 1}</kbd>
            <span>{option}</span>
          </StageButton>
        ))}
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly lang: string;
  readonly isOpen: boolean;
}

/** Takes the focus as soon as it can be answered. */
function Question({ text, lang, isOpen }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <h2 ref={heading} tabIndex={-1} lang={lang} className={classes.question}>
      {text}
    </h2>
  );
}

/** Of the question before: right, or what would have been. */
function Verdict({ quiz, lang }: { readonly quiz: Quiz; readonly lang: string }) {
  const { t } = useTranslation('rooms');
  const before = quiz.answers.length - 1;
  const question = quiz.questions[before];
  if (question === undefined) return null;
  const right = isRight(quiz, before) === true;
  return (
    <p role="status" className={classes.verdict} data-right={right}>
      {right ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
      <span>
        {right ? (
          t('quiz.right')
        ) : (
          <>
            {t('quiz.would_be')} <span lang={lang}>{question.options[question.right]}</span>
          </>
        )}
      </span>
    </p>
  );
}
