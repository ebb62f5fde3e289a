import type { Namespace } from '@mindhero/content/resources';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { PadOffer } from '../../pad.tsx';
import { useCursor } from '../../use-cursor.tsx';
import { AnswerField } from './answer-field.tsx';
import type { AnswerHandle, QuestionParts, QuestionProps } from './parts.tsx';
import type { QuestionSettings } from './settings.ts';
import { useQuestionTexts } from './use-question-texts.tsx';
import { useTypedAnswer } from './use-typed-answer.tsx';
import classes from './question.module.css';

type Props<Settings extends QuestionSettings, Item, Ns extends Namespace> = QuestionProps<Settings, Item> & {
  readonly parts: QuestionParts<Settings, Item, Ns>;
  readonly index: number;
  readonly item: Item;
  readonly isOpen: boolean;
  readonly pad: PadOffer;
  readonly answer: RefObject<AnswerHandle | null>;
  /** What stands above the question. */
  readonly children: ReactNode;
};

/** One question with the place for its answer. The next question is another one of these. */
export function Task<Settings extends QuestionSettings, Item, Ns extends Namespace>({
  parts,
  index,
  item,
  isOpen,
  pad,
  answer,
  children,
  ...props
}: Props<Settings, Item, Ns>) {
  const { state, settings, paused } = props;
  const { Question, Answer = AnswerField } = parts;
  const texts = useQuestionTexts(parts, settings);
  const near = state.answers[index]?.length === 0 ? state.near?.[index] : undefined;
  const field = useTypedAnswer({ player: props, index, isOpen });
  useCursor(answer, isOpen && !paused);

  return (
    <div
      className={classes.task}
      style={{ '--length': texts.question(item).length } as CSSProperties}
      data-hidden={paused || undefined}
    >
      {children}
      {/* An open question is the name of its answer's field; nobody needs to hear it twice. */}
      <div className={classes.question} aria-hidden={isOpen || undefined}>
        <Question settings={settings} item={item} />
      </div>
      <Answer
        ref={answer}
        settings={settings}
        item={item}
        label={texts.question(item)}
        {...field}
        pad={pad}
      />
      {/* It is there before its words are, so that they are read out. */}
      <p className={classes.mend} aria-live="polite">
        {near !== undefined && texts.mend(item, near)}
      </p>
      {field.status === 'wrong' && <strong className={classes.solution}>{texts.solved(item)}</strong>}
    </div>
  );
}
