import { useLater } from '@mindhero/ui/later';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../film/use-shown.tsx';
import type { PlayerProps } from '../../player.ts';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { DigitsAnswer } from '../digits-answer.tsx';
import { ShownInTime } from '../shown-in-time.tsx';
import { StackedFilm } from '../stacked-film.tsx';
import { Board } from './board.tsx';
import { type Event, LONGEST_ANSWER } from './event.ts';
import { periodMs } from './items.ts';
import type { Settings } from './settings.ts';
import { BREAK_MS, opensAt, type State } from './state.ts';
import { Watched } from './watched.tsx';
import shared from '../recall.module.css';
import classes from './player.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** The chain is shown, then typed or tapped. What follows from a tap waits until its tile, or its key, is seen to answer. */
export function Player(now: Props) {
  const props = useLater(now);
  const { state, settings, watching, moves = false } = props;
  const { t } = useTranslation('sequence');
  const { items } = state.trial;
  // What is over is not begun again; tiles show the last taps where they were made.
  const isOver = state.ended !== null && settings.item === 'digits';
  const slots = items.map((_, index) => {
    const from = index * periodMs(settings);
    return { from, until: from + settings.item_ms };
  });
  const total = items.length * periodMs(settings);
  const { film, isOpen } = useShown(props, {
    drawn: state.ended === null ? state.drawn : null,
    dueAt: state.since + (state.past.length > 0 ? BREAK_MS : 0),
    slots,
    total,
    opensAt: opensAt(state),
  });
  return (
    <QuestionStage wideAbove className={settings.item === 'tiles' ? classes.tiles : undefined}>
      <div className={shared.status}>
        <strong>{t('level', { level: items.length })}</strong>
        {settings.direction === 'backward' && <span>{t('backward')}</span>}
      </div>
      {moves && settings.item === 'digits' ? (
        <ShownInTime
          now={props.now}
          shownAt={state.shownAt}
          slots={slots}
          total={total}
          pictures={items}
          length={3}
          label={t('film')}
          question={t(`give.${settings.direction}`)}
          between={state.past.length > 0 ? <Watched state={state} /> : null}
        />
      ) : watching || isOver ? (
        <Watched state={state} />
      ) : settings.item === 'tiles' ? (
        <Tiles {...props} tapped={tappedIn(now.state)} film={film} isOpen={isOpen} />
      ) : isOpen ? (
        <Digits key={state.drawn} {...props} />
      ) : (
        <StackedFilm key={state.drawn} ref={film} label={t('film')} length={3} pictures={items} />
      )}
    </QuestionStage>
  );
}

function Digits({ state, settings, send, paused }: Props) {
  const { t } = useTranslation('sequence');
  const label = t(`give.${settings.direction}`);
  return (
    <DigitsAnswer
      label={label}
      length={state.trial.items.length}
      longest={LONGEST_ANSWER}
      paused={paused}
      onAnswer={(value) => send({ type: 'answer', value })}
    >
      <p aria-hidden>{label}</p>
    </DigitsAnswer>
  );
}

const tappedIn = ({ shownAt, tapped, trial }: State) => (shownAt === null ? tapped : trial.given);

interface TilesProps extends Props, ReturnType<typeof useShown> {
  readonly tapped: readonly number[];
}

function Tiles({ state, settings, send, paused, tapped, film, isOpen }: TilesProps) {
  const { t } = useTranslation('sequence');
  const toDo = isOpen ? t(`tap.${settings.direction}`) : t('look');
  return (
    <div className={shared.task}>
      <Board
        film={film}
        lights={state.trial.items}
        tapped={paused ? [] : tapped}
        onTap={isOpen && !paused ? (tile) => send({ type: 'tap', tile }) : null}
      />
      <p aria-live="polite">{state.ended === null && toDo}</p>
    </div>
  );
}
