import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { Lives } from '../../setbacks/lives.tsx';
import { LIVES } from '../../setbacks/setbacks.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { useDue, useInterruption } from '../../timing.tsx';
import type { Event } from './event.ts';
import { Grid } from './grid.tsx';
import type { Settings } from './settings.ts';
import { BREAK_MS, isComplete, patternBefore, type State } from './state.ts';
import { outcomeTile, playTile, type Tile } from './tile.ts';

/** In the break and at the end the pattern before is shown with what was found and what was not. */
function tileOf(state: State, paused: boolean): (cell: number) => Tile {
  const before = patternBefore(state);
  if (paused) return () => 'hidden';
  if (before !== undefined) return (cell) => outcomeTile(before, cell);
  if (state.phase === 'memorize') return (cell) => (state.pattern.cells.includes(cell) ? 'lit' : 'hidden');
  return (cell) => playTile(state.pattern, cell);
}

/** A pattern is shown, hidden and tapped; in the break before the next one stands what became of it. */
export function Player(props: PlayerProps<Settings, State, Event>) {
  const { state, send, paused, watching } = props;
  const { t } = useTranslation('matrix');
  const { phase, pattern, since, lives } = state;

  useDue(props, phase === 'ready' ? since + (state.drawn > 1 ? BREAK_MS : BREAK_MS / 2) : null, () =>
    send({ type: 'shown' }),
  );
  useDue(props, phase === 'memorize' ? since + state.settings.highlight_ms : null, () =>
    send({ type: 'hidden' }),
  );
  useInterruption(props, phase === 'memorize', () => send({ type: 'void' }));

  const canTap = phase === 'select' && !paused && !watching && state.ended === null;
  const { gridSize } = patternBefore(state) ?? pattern;
  return (
    <BoardStage
      status={
        <>
          <strong>{t('level', { level: pattern.level })}</strong>
          {!state.settings.strict && <Lives left={lives} total={LIVES} tone="memory" />}
        </>
      }
      board={
        <Grid
          gridSize={gridSize}
          tile={tileOf(state, paused)}
          onTap={canTap ? (cell) => send({ type: 'tap', cell }) : null}
        />
      }
      task={<Task state={state} />}
      longTask
    />
  );
}

/** What to do now; in the break and at the end, what became of the pattern before. */
function Task({ state }: { readonly state: State }) {
  const { t } = useTranslation('matrix');
  const { phase, pattern, redrawn, ended } = state;
  const before = patternBefore(state);
  if (before !== undefined && isComplete(before)) return t('level_complete', { level: before.level });
  if (before !== undefined) return t(ended === null ? 'once_more' : 'game_over');
  if (phase === 'select') return t('tap', { count: pattern.cells.length - pattern.found.length });
  return t(redrawn ? 'redrawn' : 'look');
}
