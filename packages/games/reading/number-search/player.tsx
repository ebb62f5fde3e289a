import { readRun, runBetween } from '@mindhero/engine/combination-search/board';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { TimeLeft } from '../../time-left.tsx';
import { useDue } from '../../timing.tsx';
import { useSaying } from '../../use-saying.tsx';
import { Grid } from './grid.tsx';
import type { Event } from './rules.ts';
import type { Settings } from './settings.ts';
import { findOf, nextToFind, type State, timeLimitMs } from './state.ts';
import { useOverflow } from './use-overflow.tsx';
import classes from './player.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** The board and what is to be found on it; at the end, what was missed. */
export function Player(props: Props) {
  const { state, settings, send, paused, watching } = props;
  const { t } = useTranslation('number-search');
  const [isAgain, setAgain] = useState(false);
  const { frame, overflows } = useOverflow();
  const limitMs = timeLimitMs(settings);
  const next = settings.show_progress ? nextToFind(state) : undefined;
  // Digit by digit, as they stand on the board.
  useSaying(props, next ?? null, () => [...(next ?? '')].join(', '));
  useDue(props, limitMs, () => send({ type: 'time_up' }));

  function select(start: number, end: number) {
    const read = readRun(state.board, runBetween(start, end, state.board) ?? []);
    const backwards = [...read].toReversed().join('');
    setAgain(
      state.found.some(({ combination }) =>
        [read, backwards].includes(state.board.combinations[combination] ?? ''),
      ),
    );
    send({ type: 'select', start, end });
  }

  const marks = settings.highlight_found
    ? state.found.map(({ cells }) => ({ kind: 'found' as const, cells }))
    : [];
  return (
    <div className={classes.game}>
      <div className={classes.side}>
        <TimeLeft {...props} limitMs={limitMs} />
        <Combinations state={state} />
        <p className={classes.status} role="status">
          {isAgain ? t('again') : <Status state={state} isMoved={overflows} />}
        </p>
      </div>
      <div ref={frame} className={classes.window} data-moved={overflows || undefined}>
        <Grid
          board={state.board}
          settings={settings}
          marks={marks}
          onSelect={select}
          idle={paused || watching || state.ended !== null}
          isMoved={overflows}
        />
      </div>
    </div>
  );
}

/** What is to be found; struck off once it is, unless the progress is not to be shown. */
function Combinations({ state }: { readonly state: State }) {
  const { t } = useTranslation('number-search');
  return (
    <ul className={classes.combinations} aria-label={t('combinations')}>
      {state.board.combinations.map((combination, index) => {
        const isFound = state.settings.show_progress && findOf(state, index) !== undefined;
        return (
          <li key={combination} data-found={isFound || undefined}>
            {combination}
            {isFound && <IconCheck size="0.9em" aria-label={t('found')} />}
          </li>
        );
      })}
    </ul>
  );
}

interface StatusProps {
  readonly state: State;
  /** The board is larger than the screen. */
  readonly isMoved: boolean;
}

/** What the last selection was. */
function Status({ state, isMoved }: StatusProps) {
  const { t } = useTranslation('number-search');
  const find = state.found.at(-1);
  const isWrong = state.lastWrong !== null && state.now > state.since;
  if (isWrong) return t('wrong', { digits: readRun(state.board, state.lastWrong) });
  if (find === undefined)
    return isMoved ? t('task_moved') : t('task', { count: state.settings.combination_length });
  return t('right', { digits: state.board.combinations[find.combination] });
}
