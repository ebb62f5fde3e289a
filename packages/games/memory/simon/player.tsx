import { Later } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { IconCheck, IconClock, IconEye, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { Lives } from '../../setbacks/lives.tsx';
import { LIVES } from '../../setbacks/setbacks.ts';
import { BoardStage } from '../../stage/board-stage.tsx';
import { useDue, useInterruption } from '../../timing.tsx';
import { playTone } from '../tones.tsx';
import { Board, type Mark } from './board.tsx';
import { ChainPicture } from './chain-picture.tsx';
import type { Event } from './event.ts';
import type { Pad } from './pads.ts';
import type { Settings } from './settings.ts';
import { breakOf, dueAt, isRight, type State, type Try } from './state.ts';
import { lightsOf, showingMs } from './times.ts';
import { toneOf } from './tone.ts';
import { usePadName } from './use-pad-name.tsx';
import { useShowing } from './use-showing.tsx';
import classes from './player.module.css';

type Props = PlayerProps<Settings, State, Event>;

const PRESS_TONE_MS = 260;

/** The try that the screen speaks of between two rounds, and when the play is over. */
function lastTry({ phase, past, redrawn }: State): Try | undefined {
  return phase === 'ready' && !redrawn ? past.at(-1) : undefined;
}

/** After a mistake, what it was; and the viewer sees what has just been pressed. */
function markOf(state: State, watching: boolean): (pad: Pad) => Mark | undefined {
  const last = lastTry(state);
  const broken = last && breakOf(last);
  return (pad) => {
    if (pad === broken?.due) return 'due';
    if (pad === broken?.pressed) return 'wrong';
    return watching && pad === state.pressed.at(-1) ? 'pressed' : undefined;
  };
}

/** The pad that is lit while a chain is shown, in milliseconds of active play. */
function litIn({ settings, chain, opensAt }: State, t: number): Pad | undefined {
  const since = t - (opensAt - showingMs(settings, chain.length));
  return lightsOf(settings, chain).find(({ from, until }) => from <= since && since < until)?.pad;
}

/** The chain lights up, then it is repeated on the pads, each against the clock. A pad answers by itself, the rest follows. */
export function Player(props: Props) {
  const { state, settings, send, audio } = props;

  const press = useSteady((pad: Pad) => {
    if (state.phase !== 'round' || state.ended !== null) return;
    const isRightPad = pad === state.chain[state.pressed.length];
    // A mistake has the frame's own soft tone.
    if (settings.sound && isRightPad) {
      playTone(audio, toneOf({ pad, from: 0, until: PRESS_TONE_MS }), settings.volume);
    }
    send({ type: 'press', pad });
  });

  return (
    <Later>
      <Rounds {...props} onPress={press} />
    </Later>
  );
}

interface RoundsProps extends Props {
  readonly onPress: (pad: Pad) => void;
}

function Rounds({ onPress, ...props }: RoundsProps) {
  const { state, settings, send, now, paused, watching, moves = false } = props;
  const { t } = useTranslation('simon');
  const board = useRef<HTMLDivElement>(null);
  const isShown = useShowing(props, board);
  const isOpen = moves ? state.phase === 'round' && now() >= state.opensAt : isShown;
  useDue(props, isOpen ? dueAt(state) : null, () => send({ type: 'timeout' }));
  useInterruption(props, state.phase === 'round' && !isOpen, () => send({ type: 'void' }));

  const canPress = isOpen && !paused && !watching && state.ended === null;
  return (
    <BoardStage
      className={`${classes.game} ${watching && !moves ? classes.watched : ''}`}
      status={
        <>
          <strong>{t('lights', { count: state.chain.length })}</strong>
          {!settings.strict && <Lives left={state.lives} total={LIVES} tone="memory" />}
        </>
      }
      board={
        <Board
          ref={board}
          size={settings.board_px}
          mark={paused ? () => undefined : markOf(state, watching)}
          lit={moves && !isOpen ? litIn(state, now()) : undefined}
          onPress={canPress ? onPress : null}
        >
          <Hub state={state} isOpen={isOpen || (watching && !moves && state.phase === 'round')} />
        </Board>
      }
      task={<Task state={state} isOpen={isOpen} />}
      longTask
    >
      {watching && !moves && <Watched state={state} />}
    </BoardStage>
  );
}

/** What a replay shows besides: the chain and how far it was repeated; in the break, the one before. */
function Watched({ state }: { readonly state: State }) {
  const last = lastTry(state);
  const { chain, pressed } = last ?? state;
  const broken = last && breakOf(last);
  return <ChainPicture chain={chain} repeated={broken?.place ?? pressed.length} wrong={broken?.pressed} />;
}

/** In the middle of the pads: how far the chain has been repeated; in the break, how it went. */
function Hub({ state, isOpen }: { readonly state: State; readonly isOpen: boolean }) {
  const last = lastTry(state);
  if (last !== undefined) {
    if (isRight(last)) return <IconCheck />;
    return last.outcome === 'wrong' ? <IconX /> : <IconClock />;
  }
  if (!isOpen) return <IconEye />;
  return (
    <>
      {state.pressed.length}
      <small>/{state.chain.length}</small>
    </>
  );
}

/** What to do now; in the break, what became of the chain before. */
function Task({ state, isOpen }: { readonly state: State; readonly isOpen: boolean }) {
  const { t } = useTranslation('simon');
  const name = usePadName();
  const last = lastTry(state);
  if (state.redrawn) return t('redrawn');
  if (last === undefined) return t(isOpen ? 'repeat' : 'watch');
  const broken = breakOf(last);
  if (broken === null) return t(isRight(last) ? 'right' : 'interrupted');
  return t(broken.pressed === undefined ? 'too_late' : 'wrong', { pad: name(broken.due) });
}
