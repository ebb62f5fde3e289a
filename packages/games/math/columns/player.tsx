import { NumberPad } from '@mindhero/ui/number-pad';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
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
import classes from './columns.module.css';

type Props = PlayerProps<ColumnsSettings, State, Event>;
type PadKey = Parameters<ComponentProps<typeof NumberPad>['onKey']>[0];

/** No sum is longer. */
const LONGEST_ANSWER = 12;

/** The first open column from `from` on, or from the beginning; undefined when all on the page are done. */
function nextOpen(state: State, indices: readonly number[], from: number): number | undefined {
  const open = indices.filter((index) => !state.settled.includes(index));
  return open.find((index) => index >= from) ?? open[0];
}

function Player(props: Props) {
  const { state, settings, send, paused, watching } = props;
  const { t } = useTranslation('columns');
  const { t: tRooms } = useTranslation('rooms');
  const { indices, mistakes, turn } = usePage(props);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [chosen, setChosen] = useState(0);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const current = nextOpen(state, indices, chosen);
  const limitMs = settings.time_limit_s === null ? null : settings.time_limit_s * 1000;

  useDue(props, limitMs, () => send({ type: 'time_up' }));
  useReading(props, current);
  useEffect(() => {
    const input = current === undefined || paused || watching ? undefined : inputs.current.get(current);
    input?.focus();
    input?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, paused, watching]);

  const type = (index: number, value: string) =>
    setTyped((before) => ({ ...before, [index]: value.slice(0, LONGEST_ANSWER) }));

  function answer(index: number) {
    const value = typed[index] ?? '';
    if (value === '' || watching || paused) return;
    send({ type: 'answer', item: index, value });
    // Wrong in a column that stays: the place is free for the next try.
    type(index, '');
    setChosen(settings.accept_only_correct ? index : index + 1);
  }

  function press(key: PadKey) {
    if (current === undefined) return;
    const value = typed[current] ?? '';
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
            {...(!state.settled.includes(index) && { value: typed[index] ?? '' })}
            isCurrent={index === current}
            hidden={paused}
            onType={(value) => type(index, value)}
            onFocus={() => setChosen(index)}
            onEnter={() => answer(index)}
            inputRef={(input) => {
              if (input !== null) inputs.current.set(index, input);
              return () => void inputs.current.delete(index);
            }}
          />
        ))}
      </ul>
      {mistakes.length > 0 && <Lesson state={state} mistakes={mistakes} onNext={turn} />}
      {current !== undefined && !watching && (
        <div className={classes.pad}>
          <NumberPad
            onKey={press}
            disabled={paused}
            labels={{
              pad: tRooms('pad.pad'),
              minus: tRooms('pad.minus'),
              comma: tRooms('pad.comma'),
              erase: tRooms('pad.erase'),
              enter: tRooms('pad.enter'),
            }}
          />
        </div>
      )}
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
