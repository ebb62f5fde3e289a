import { partOf } from '@mindhero/engine/rounds';
import { useEffect, useRef } from 'react';
import type { PlayerProps } from '../../player.ts';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { TimeLeft } from '../../time-left.tsx';
import { useDue } from '../../timing.tsx';
import { Lesson } from '../question/lesson.tsx';
import { questionRounds } from '../question/settings.ts';
import { useLesson } from '../question/use-lesson.tsx';
import { Explanation } from './explanation.tsx';
import { ReadTask } from './read-task.tsx';
import type { Event, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';
import { useSpoken } from './use-spoken.tsx';
import { WorkTask } from './work-task.tsx';
import classes from './abacus.module.css';

/** One number or example after the other; after a mistake the way it goes. */
export function Exercise(props: PlayerProps<AbacusSettings, State, Event>) {
  const { state, settings, send, watching } = props;
  const { index, isLesson, next } = useLesson(props);
  const stage = useRef<HTMLDivElement>(null);
  const limitMs = questionRounds.timeLimitMs(settings);
  const item = state.items[index];
  const isOpen = !isLesson && !watching && state.ended === null && !state.settled.includes(index);
  const row = Math.min(partOf(state, index), (item?.terms.length ?? 1) - 1);

  useDue(props, limitMs, () => send({ type: 'time_up' }));
  useSpoken(props, isOpen ? item?.terms[row] : undefined, row, index);
  useEffect(() => {
    if (isLesson) stage.current?.scrollTo({ top: 0 });
  }, [isLesson]);

  if (item === undefined) return null;
  const task = { ...props, item, index, row, isOpen };
  return (
    <QuestionStage ref={stage} className={settings.mode === 'solve' ? classes.solve : undefined}>
      <TimeLeft {...props} limitMs={limitMs} />
      {settings.mode === 'read' ? <ReadTask key={index} {...task} /> : <WorkTask {...task} />}
      {isLesson && (
        <Lesson rest={props.rest} onNext={next}>
          <Explanation
            settings={settings}
            item={item}
            row={row}
            given={state.answers[index]?.at(-1)?.value}
          />
        </Lesson>
      )}
    </QuestionStage>
  );
}
