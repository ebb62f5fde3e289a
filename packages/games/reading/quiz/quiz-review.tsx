import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import type { TextContent } from '@mindhero/engine/reading/material';
import { paragraphsOf } from '@mindhero/engine/reading/paragraphs';
import { supportingSentence } from '@mindhero/engine/reading/supporting';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OutcomeIcon } from '../../outcome-icon.tsx';
import { useAddressee } from '../../watching.tsx';
import { TextPage } from '../page/text-page.tsx';
import { isRight, outcomeOf, type Quiz } from './quiz.ts';
import classes from './quiz-review.module.css';

interface QuizReviewProps {
  readonly quiz: Quiz;
  readonly text: TextContent;
}

/**
 * Every question with the answer that was given and the right one, and the place in the text that says so, where one is
 * found: the paragraph with its sentence standing out. Questions answered right keep theirs folded. Of a question about the
 * whole text it is said that there is none.
 */
export function QuizReview({ quiz, text }: QuizReviewProps) {
  const lang = text.language.toLowerCase();
  return (
    <ol className={classes.questions}>
      {quiz.questions.map((question, index) => (
        <li
          key={index}
          className={classes.question}
          data-read="ground"
          data-right={isRight(quiz, index) === true}
        >
          <h3 lang={lang}>{question.text}</h3>
          <Answers quiz={quiz} index={index} lang={lang} />
          <Place text={text} quiz={quiz} index={index} />
        </li>
      ))}
    </ol>
  );
}

interface OneProps {
  readonly quiz: Quiz;
  readonly index: number;
}

function Answers({ quiz, index, lang }: OneProps & { readonly lang: string }) {
  const { t } = useTranslation('rooms');
  const addressee = useAddressee();
  const question = quiz.questions[index];
  const answer = quiz.answers[index];
  const outcome = outcomeOf(quiz, index);
  const option = (at: number) => <b lang={lang}>{question?.options[at]}</b>;
  return (
    <>
      <p className={classes.answer} data-verdict={outcome}>
        {/* What says it in words needs no name. */}
        {answer === undefined ? (
          <IconMinus size={20} aria-hidden />
        ) : (
          <OutcomeIcon outcome={outcome} size={20} />
        )}
        <span>
          {answer === undefined ? (
            t('quiz.missed')
          ) : (
            <>
              {t('quiz.given', addressee)} {option(answer.option)}
            </>
          )}
        </span>
      </p>
      {outcome !== 'right' && (
        <p className={classes.answer} data-verdict="right">
          <IconCheck size={20} aria-hidden />
          <span>
            {t('quiz.would_be')} {option(question?.right ?? 0)}
          </span>
        </p>
      )}
    </>
  );
}

function Place({ quiz, index, text }: OneProps & { readonly text: TextContent }) {
  const { t } = useTranslation('rooms');
  const question = quiz.questions[index];
  const place =
    question === undefined ? null : supportingSentence(text.body, question, readingLanguageOf(text.language));
  if (place === null)
    return question?.kind === 'main_idea' && <p className={classes.answer}>{t('quiz.whole')}</p>;
  const around = paragraphAround(text.body, place.start);
  return (
    <details className={classes.place} open={isRight(quiz, index) !== true}>
      <summary>{t('quiz.here')}</summary>
      <TextPage
        text={{ ...text, body: around.text, picture: null }}
        marked={{ text: place.text, start: place.start - around.start }}
      />
    </details>
  );
}

/** The paragraph that holds a place of a body, as it stands there. */
function paragraphAround(body: string, place: number) {
  const lines = paragraphsOf(body).findLast(([first]) => first !== undefined && first.start <= place) ?? [];
  const start = lines[0]?.start ?? 0;
  const last = lines.at(-1);
  return { start, text: body.slice(start, last && last.start + last.text.length) };
}
