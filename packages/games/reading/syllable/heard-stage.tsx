import { useLater } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { StageButton } from '../../stage/stage-button.tsx';
import { useMetronome } from '../beat/use-metronome.tsx';
import { beatsOf, PLAIN } from './beats.ts';
import { RowStatus } from './row-status.tsx';
import type { Settings } from './settings.ts';
import { type Event, rowOf, type State } from './state.ts';
import { TableButtons } from './table-buttons.tsx';
import classes from './table.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** One row after the other is read aloud; who listens taps what was misread, and then that the row is read. */
export function HeardStage(props: Props) {
  const { settings, state, send, paused, watching } = props;
  const { t } = useTranslation('syllable');
  const { steps, ended, wrong } = state;
  const isOpen = useLater(!paused && !watching && ended === null);
  const row = steps.length;
  const mark = useSteady((cell: number) => {
    if (isOpen && rowOf(state, cell) === row) send({ type: wrong.includes(cell) ? 'unmark' : 'mark', cell });
  });
  const isHeard = useMetronome(props, beatsOf(state), PLAIN);
  const misread = new Set([...steps.flatMap((step) => step.wrong), ...wrong]);
  return (
    <BoardStage
      className={`${classes.stage} ${classes.heard} ${settings.metronome ? classes.beating : ''}`}
      status={<RowStatus {...props} isHeard={isHeard} />}
      board={
        <TableButtons
          state={state}
          paused={paused}
          isOpen={isOpen}
          onTap={mark}
          lookOf={(place) => ({
            isWrong: misread.has(place.cell),
            isOpen: isOpen && place.row === row + 1,
            at: place.row <= row ? 'read' : place.row === row + 1 ? 'current' : 'open',
          })}
        />
      }
      longTask
      task={t(ended === 'completed' ? 'all_read' : 'task.mark')}
    >
      {!watching && (
        <StageButton
          className={classes.next}
          aria-disabled={!isOpen}
          onClick={() => isOpen && send({ type: 'row', row })}
        >
          {t('row_read')}
        </StageButton>
      )}
    </BoardStage>
  );
}
