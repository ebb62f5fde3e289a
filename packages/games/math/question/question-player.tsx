import type { Namespace } from '@mindhero/content/resources';
import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { Pad } from '../../pad.tsx';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { TimeLeft } from '../../time-left.tsx';
import { useDue } from '../../timing.tsx';
import { outcomeOf } from './answer-status.ts';
import { Lesson } from './lesson.tsx';
import type { AnswerHandle, QuestionParts, QuestionProps } from './parts.tsx';
import { questionRounds, type QuestionSettings, tellsAtOnce } from './settings.ts';
import { Task } from './task.tsx';
import { useLesson } from './use-lesson.tsx';
import { useQuestionTexts } from './use-question-texts.tsx';
import { useReading } from './use-reading.tsx';
import classes from './question.module.css';

type Props<Settings extends QuestionSettings, Item, Ns extends Namespace> = QuestionProps<Settings, Item> & {
  readonly parts: QuestionParts<Settings, Item, Ns>;
};

/** One question after the other, large on the stage; the answer is typed. */
export function QuestionPlayer<Settings extends QuestionSettings, Item, Ns extends Namespace>(
  props: Props<Settings, Item, Ns>,
) {
  const { parts, state, settings, send, paused, watching } = props;
  const texts = useQuestionTexts(parts, settings);
  const { index, isLesson, next } = useLesson(props);
  const answer = useRef<AnswerHandle>(null);
  const limitMs = questionRounds.timeLimitMs(settings);
  const isOpen = !isLesson && !watching && !state.settled.includes(index);

  useDue(props, limitMs, () => send({ type: 'time_up' }));
  useReading(props, isOpen ? index : undefined, texts);

  const item = state.items[index];
  if (item === undefined) return null;
  const pad = parts.pad?.(settings, item) ?? {};
  return (
    <QuestionStage>
      <TimeLeft {...props} limitMs={limitMs} />
      <Task key={index} {...props} index={index} item={item} isOpen={isOpen} pad={pad} answer={answer}>
        {!watching && <Before {...props} index={index} solved={texts.solved} />}
      </Task>
      {isLesson && (
        <Lesson rest={props.rest} onNext={next}>
          <parts.Explanation settings={settings} item={item} />
        </Lesson>
      )}
      {isOpen && <Pad {...pad} onKey={(key) => answer.current?.press(key)} disabled={paused} />}
    </QuestionStage>
  );
}

interface BeforeProps<Settings extends object, Item> extends QuestionProps<Settings, Item> {
  readonly index: number;
  readonly solved: (item: Item) => string;
}

/** A glance at the question before, if it was right: it stands above the next one and holds nobody up. */
function Before<Settings extends QuestionSettings, Item>({
  state,
  settings,
  index,
  solved,
}: BeforeProps<Settings, Item>) {
  const item = state.items[index - 1];
  const isTold = item !== undefined && tellsAtOnce(settings) && outcomeOf(state, index - 1) === 'right';
  return (
    <p className={classes.before}>
      {isTold && (
        <>
          {solved(item)} <IconCheck aria-hidden />
        </>
      )}
    </p>
  );
}
