import { Later } from '@mindhero/ui/later';
import { useTranslation } from 'react-i18next';
import { useShown } from '../../film/use-shown.tsx';
import type { PlayerProps } from '../../player.ts';
import { Lives } from '../../setbacks/lives.tsx';
import { LIVES } from '../../setbacks/setbacks.ts';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { ComparedDigits } from '../compared-digits.tsx';
import { DigitsAnswer } from '../digits-answer.tsx';
import { ShownInTime } from '../shown-in-time.tsx';
import { StackedFilm } from '../stacked-film.tsx';
import { type Event, LONGEST_ANSWER } from './event.ts';
import { displayMs, MASK_MS } from './numbers.ts';
import { digitsOf } from './result.ts';
import type { Settings } from './settings.ts';
import { BREAK_MS, levelOf, opensAt, type State } from './state.ts';
import shared from '../recall.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** The number is shown and masked, then typed; the key that sends it comes up first. */
export function Player(props: Props) {
  return (
    <Later>
      <Rounds {...props} />
    </Later>
  );
}

function Rounds(props: Props) {
  const { state, settings, watching, moves = false } = props;
  const { t } = useTranslation('number-memory');
  const level = levelOf(state.round);
  const shownMs = displayMs(settings, level);
  const slots = [
    { from: 0, until: shownMs },
    { from: shownMs, until: shownMs + MASK_MS },
  ];
  const total = shownMs + MASK_MS;
  const { film, isOpen } = useShown(props, {
    drawn: state.ended === null ? state.drawn : null,
    dueAt: state.since + (state.past.length > 0 ? BREAK_MS : 0),
    slots,
    total,
    opensAt: opensAt(state),
  });
  const rows = rowsOf(state.round.number);
  const length = Math.max(3, rows[0]?.length ?? 0);
  const pictures = [<Rows key="number" rows={rows} />, <Rows key="mask" rows={rows.map(masked)} />];
  return (
    <QuestionStage wideAbove>
      <div className={shared.status}>
        <strong>{t('level', { level })}</strong>
        {!settings.strict && <Lives left={state.lives} total={LIVES} tone="memory" />}
      </div>
      {moves ? (
        <ShownInTime
          now={props.now}
          shownAt={state.shownAt}
          slots={slots}
          total={total}
          pictures={pictures}
          length={length}
          label={t('film')}
          question={t('which')}
          between={state.past.length > 0 ? <Watched state={state} /> : null}
        />
      ) : watching || state.ended !== null ? (
        <Watched state={state} />
      ) : isOpen ? (
        <Answer key={state.drawn} {...props} />
      ) : (
        <StackedFilm key={state.drawn} ref={film} label={t('film')} length={length} pictures={pictures} />
      )}
    </QuestionStage>
  );
}

/** More digits than these in a row would be too small on a phone. */
const LONGEST_ROW = 12;

/** A number in as few rows as it fits in, each about as long. */
function rowsOf(number: string): string[] {
  const length = Math.ceil(number.length / Math.ceil(number.length / LONGEST_ROW));
  return Array.from({ length: Math.ceil(number.length / length) }, (_, row) =>
    number.slice(row * length, (row + 1) * length),
  );
}

const masked = (row: string): string => row.replaceAll(/\d/g, '#');

function Rows({ rows }: { readonly rows: readonly string[] }) {
  return rows.map((row, index) => <div key={index}>{row}</div>);
}

function Answer({ state, send, paused }: Props) {
  const { t } = useTranslation('number-memory');
  return (
    <DigitsAnswer
      label={t('which')}
      length={levelOf(state.round)}
      longest={LONGEST_ANSWER}
      paused={paused}
      onAnswer={(value) => send({ type: 'answer', value })}
    >
      <p aria-hidden>{t('which')}</p>
    </DigitsAnswer>
  );
}

/** In a replay the number stands still; after its answer, and when the play is over, what came of it. */
function Watched({ state: { round, shownAt, past } }: { readonly state: State }) {
  const seen = shownAt === null ? past.at(-1) : round;
  if (seen === undefined) return null;
  return (
    <div className={shared.task}>
      <ComparedDigits expected={digitsOf(seen.number)} given={digitsOf(seen.typed)} />
    </div>
  );
}
