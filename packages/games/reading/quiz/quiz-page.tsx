import { IconCheck, IconX } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StageButton } from '../../stage/stage-button.tsx';
import { useNumberKeys } from '../../use-number-keys.tsx';
import { openQuestion, type Quiz } from './quiz.ts';
import classes from './quiz-page.module.css';

interface QuizPageProps {
  readonly quiz: Quiz;
  /** That of the text, `EN`. */
  readonly language: string;
  /** Of the letters of the text, in pixels: those of its questions are not smaller. */
  readonly fontSize?: number;
  /** Null while nothing can be chosen; only looked at, too. */
  readonly onChoose: ((choice: { readonly question: number; readonly option: number }) => void) | null;
  /** A pause hides the question. */
  readonly paused: boolean;
  /** Only looked at: what was answered last says whether it was right. Whoever answers is told that with the result. */
  readonly watching: boolean;
}

/**
 * One question at a time, its options below it: chosen by a tap, or by the number keys. Whoever gets a question gets the
 * focus put on it, so that a screen reader says it first and its options after. When all are answered, the last one stays
 * with its answer.
 */
export function QuizPage({ quiz, language, fontSize = 0, onChoose, paused, watching }: QuizPageProps) {
  const { t } = useTranslation('rooms');
  const { questions, answers } = quiz;
  const open = openQuestion(quiz);
  const choose = onChoose && ((option: number) => onChoose({ question: answers.length, option }));
  useNumberKeys(open?.options.length ?? 0, choose);
  if (paused) return null;
  const place = Math.min(answers.length, questions.length - 1);
  const question = questions[place];
  if (question === undefined) return <Done />;
  const lang = language.toLowerCase();
  const marks = marksOf(quiz, place, watching);
  return (
    <div
      className={classes.quiz}
      data-read="ground"
      style={{ '--letters': `${fontSize}px` } as CSSProperties}
    >
      <p className={classes.place}>{t('quiz.place', { number: place + 1, count: questions.length })}</p>
      <Question key={`question ${place}`} text={question.text} lang={lang} isOpen={choose !== null} />
      <div className={classes.options} role="group" aria-label={t('quiz.options')} lang={lang}>
        {question.options.map((option, index) => (
          <StageButton
            // Another question has other buttons, so that no press meant for one answers the next.
            key={`${place} ${index}`}
            className={classes.option}
            data-mark={marks(index)}
            aria-disabled={choose === null}
            aria-pressed={marks(index) === undefined ? undefined : index === answers[place]?.option}
            onClick={() => choose?.(index)}
          >
            <kbd aria-hidden>{index + 1}</kbd>
            <span>{option}</span>
            {marks(index) === 'right' && <IconCheck aria-label={t('question.right')} />}
            {marks(index) === 'wrong' && <IconX aria-label={t('question.wrong')} />}
          </StageButton>
        ))}
      </div>
    </div>
  );
}

/** How the options of a question are marked: none of one that is open, what was chosen of another, and what is right if that is told. */
function marksOf({ questions, answers }: Quiz, place: number, isTold: boolean) {
  const chosen = answers[place]?.option;
  const right = questions[place]?.right;
  return (option: number): 'chosen' | 'right' | 'wrong' | undefined => {
    if (chosen === undefined) return undefined;
    if (!isTold) return option === chosen ? 'chosen' : undefined;
    if (option === right) return 'right';
    return option === chosen ? 'wrong' : undefined;
  };
}

/** A text that asks nothing is over when it is read. */
function Done() {
  const { t } = useTranslation('rooms');
  return (
    <p className={classes.done}>
      <IconCheck aria-hidden /> {t('quiz.done')}
    </p>
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
