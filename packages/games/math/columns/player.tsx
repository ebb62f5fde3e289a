import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Pad, type PadKey } from '../../pad.tsx';
import type { PlayerProps } from '../../player.ts';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { TimeLeft } from '../../time-left.tsx';
import { useDue } from '../../timing.tsx';
import { answerStatus } from '../question/answer-status.ts';
import { Lesson } from '../question/lesson.tsx';
import { questionRounds, tellsAtOnce } from '../question/settings.ts';
import { useReading } from '../question/use-reading.tsx';
import { useSpoken } from '../use-spoken.tsx';
import { WorkedExample } from '../worked-example.tsx';
import { Column } from './column.tsx';
import type { Event, State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';
import { useColumnInputs } from './use-column-inputs.tsx';
import { usePage } from './use-page.tsx';
import { useTyping } from './use-typing.tsx';
import classes from './columns.module.css';

type Props = PlayerProps<ColumnsSettings, State, Event>;

/** A page of columns, answered in any order, before the next page comes. */
export function Player(props: Props) {
  const { state, settings, send, paused, watching } = props;
  const { t } = useTranslation('columns');
  const { indices, lesson, goOn } = usePage(props);
  const { current, typedIn, type, choose, answer } = useTyping(props, indices);
  const inputRef = useColumnInputs(current, !paused && !watching);
  const limitMs = questionRounds.timeLimitMs(settings);
  const withLesson = settings.show_result === 'after_each';

  useDue(props, limitMs, () => send({ type: 'time_up' }));
  useReading(props, current, useSpoken());

  function press(key: PadKey) {
    if (current === undefined) return;
    const value = typedIn(current);
    if (key === 'enter') answer(current);
    else if (key === 'erase') type(current, value.slice(0, -1));
    else if (key !== 'minus' && key !== 'comma') type(current, value + key);
  }

  return (
    <QuestionStage className={classes.stage}>
      <TimeLeft {...props} limitMs={limitMs} />
      <ul
        className={classes.columns}
        style={{ '--columns': indices.length } as CSSProperties}
        aria-label={t('columns')}
        data-many={indices.length > 6 || undefined}
      >
        {indices.map((index) => (
          <Column
            key={index}
            number={index + 1}
            terms={state.items[index]?.terms ?? []}
            status={answerStatus(state, index, tellsAtOnce(settings)).status}
            value={state.settled.includes(index) ? answerStatus(state, index, false).given : typedIn(index)}
            solution={withLesson ? (state.items[index]?.answer ?? null) : null}
            isCurrent={index === current}
            hidden={paused}
            onType={(value) => type(index, value)}
            onFocus={() => choose(index)}
            onEnter={() => answer(index)}
            inputRef={inputRef(index)}
          />
        ))}
      </ul>
      {lesson !== undefined && (
        <Lesson rest={props.rest} onNext={goOn}>
          <WorkedExample terms={state.items[lesson]?.terms ?? []} />
        </Lesson>
      )}
      {current !== undefined && !watching && <Pad onKey={press} disabled={paused} />}
    </QuestionStage>
  );
}
