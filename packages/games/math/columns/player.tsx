import { NumberPad } from '@mindhero/ui/number-pad';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { defineRoom, type EventDetails, type PlayerProps } from '../../player.ts';
import { TimeLeft } from '../../time-left.tsx';
import { useDue } from '../../timing.tsx';
import { Column } from './column.tsx';
import { Example } from './example.tsx';
import { Lesson } from './lesson.tsx';
import { Review } from './review.tsx';
import { columns, type Event, type State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';
import { shownAnswer } from './shown-answer.tsx';
import { tellsAtOnce, usePage } from './use-page.tsx';
import { useReading } from './use-reading.tsx';
import { useTyping } from './use-typing.tsx';
import classes from './columns.module.css';

type Props = PlayerProps<ColumnsSettings, State, Event>;
type PadKey = Parameters<ComponentProps<typeof NumberPad>['onKey']>[0];

function Player(props: Props) {
  const { state, settings, send, paused, watching } = props;
  const { t } = useTranslation('columns');
  const { indices, mistakes, turn } = usePage(props);
  const { current, typedIn, type, choose, answer } = useTyping(props, indices);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const limitMs = settings.time_limit_s === null ? null : settings.time_limit_s * 1000;

  useDue(props, limitMs, () => send({ type: 'time_up' }));
  useReading(props, current);
  useEffect(() => {
    const input = current === undefined ? undefined : inputs.current.get(current);
    if (!paused && !watching) input?.focus();
    const column = input?.closest('li');
    // Not scrollIntoView: in a replay it would move the page under whoever steps through it.
    const list = column?.parentElement;
    if (column && list)
      list.scrollTo({ left: column.offsetLeft + (column.clientWidth - list.clientWidth) / 2 });
  }, [current, paused, watching]);

  function press(key: PadKey) {
    if (current === undefined) return;
    const value = typedIn(current);
    if (key === 'enter') answer(current);
    else if (key === 'erase') type(current, value.slice(0, -1));
    else if (key !== 'minus' && key !== 'comma') type(current, value + key);
  }

  return (
    <div className={classes.game}>
      <TimeLeft {...props} limitMs={limitMs} />
      <ul className={classes.columns} aria-label={t('columns')} data-many={indices.length > 6 || undefined}>
        {indices.map((index) => (
          <Column
            key={index}
            number={index + 1}
            terms={state.items[index]?.terms ?? []}
            {...shownAnswer(state, index)}
            {...(!state.settled.includes(index) && { value: typedIn(index) })}
            isCurrent={index === current}
            hidden={paused}
            onType={(value) => type(index, value)}
            onFocus={() => choose(index)}
            onEnter={() => answer(index)}
            inputRef={(input) => {
              if (input !== null) inputs.current.set(index, input);
              return () => void inputs.current.delete(index);
            }}
          />
        ))}
      </ul>
      {mistakes.length > 0 && <Lesson state={state} mistakes={mistakes} onNext={turn} />}
      {current !== undefined && !watching && <Pad onKey={press} disabled={paused} />}
    </div>
  );
}

function Pad(props: { readonly onKey: (key: PadKey) => void; readonly disabled: boolean }) {
  const { t } = useTranslation('rooms');
  return (
    <div className={classes.pad}>
      <NumberPad
        {...props}
        labels={{
          pad: t('pad.pad'),
          minus: t('pad.minus'),
          comma: t('pad.comma'),
          erase: t('pad.erase'),
          enter: t('pad.enter'),
        }}
      />
    </div>
  );
}

export const room = defineRoom({
  rules: columns,
  feedback: (settings) => (tellsAtOnce(settings) ? 'words' : 'none'),
  details: (event): EventDetails => (event.type === 'answer' ? { number: event.item + 1 } : {}),
  Player,
  Review,
  Example,
});
