import { useLater } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { IconCheck } from '@tabler/icons-react';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyboardStart } from '../../keyboard-start.tsx';
import type { PlayerProps } from '../../player.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { useMetronome } from '../beat/use-metronome.tsx';
import { beatsOf, PLAIN } from './beats.ts';
import { rowsOf, sizeOf } from './look.tsx';
import { RowStatus } from './row-status.tsx';
import type { Settings } from './settings.ts';
import { type Event, type State } from './state.ts';
import classes from './table.module.css';

/** One row after the other is read, and touched when it is. */
export function ReadStage(props: PlayerProps<Settings, State, Event>) {
  const { settings, state, send, paused, watching } = props;
  const { t } = useTranslation('syllable');
  const { steps, ended, items } = state;
  const [table] = items;
  const isOpen = !paused && !watching && ended === null;
  const list = useRef<HTMLOListElement>(null);
  const buttonOf = (row: number) => list.current?.querySelectorAll('button')[row];

  const read = useSteady((row: number) => {
    if (!isOpen || row !== steps.length) return;
    send({ type: 'row', row });
  });

  useKeyboardStart(isOpen, () => buttonOf(steps.length)?.focus({ preventScroll: true }));
  // A person who plays with the keyboard goes on to the next row without looking for it. The row is seen to answer first.
  const next = useLater(steps.length);
  const follow = useEffectEvent((row: number) => {
    if (list.current?.contains(document.activeElement) === true) buttonOf(row)?.focus();
    // A table that is higher than its stage goes along with whoever reads.
    if (row > 0 && !watching) buttonOf(row)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => follow(next), [next]);

  const isHeard = useMetronome(props, beatsOf(state), PLAIN);

  return (
    <BoardStage
      className={`${classes.stage} ${settings.metronome ? classes.beating : ''}`}
      status={<RowStatus {...props} isHeard={isHeard} />}
      board={
        <ol
          ref={list}
          className={classes.rows}
          data-read="ground fitted"
          style={sizeOf(table)}
          lang={settings.language.toLowerCase()}
          aria-label={t('table', { rows: table.rows, columns: table.columns })}
        >
          {rowsOf(table).map((row, index) => (
            <Row
              key={index}
              index={index}
              text={paused ? '' : row.join(' ')}
              state={index < steps.length ? 'read' : index === steps.length ? 'current' : 'open'}
              onRead={read}
            />
          ))}
        </ol>
      }
      longTask
      task={t(ended === 'completed' ? 'all_read' : 'task.read')}
    />
  );
}

interface RowProps {
  readonly index: number;
  /** Its syllables, spaces between. */
  readonly text: string;
  readonly state: 'read' | 'current' | 'open';
  readonly onRead: (row: number) => void;
}

/** A tap changes two rows of a table. */
const Row = memo(function Row({ index, text, state, onRead }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        data-state={state}
        aria-disabled={state !== 'current'}
        aria-current={state === 'current' ? 'step' : undefined}
        tabIndex={state === 'current' ? 0 : -1}
        onClick={() => onRead(index)}
      >
        {text.split(' ').map((syllable, column) => (
          <span key={column} className={classes.syllable}>
            {syllable}
          </span>
        ))}
        {state === 'read' && <IconCheck className={classes.done} size={20} stroke={3} aria-hidden />}
      </button>
    </li>
  );
});
