import { useLater } from '@mindhero/ui/later';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeAt, type Slot } from '../../film/slots.ts';
import { useShown } from '../../film/use-shown.tsx';
import type { PlayerProps } from '../../player.ts';
import { QuestionStage } from '../../stage/question-stage.tsx';
import { mayBeVoid } from './rounds.ts';
import type { PaceSettings } from './settings.ts';
import { dueAt, type Event, type Past, type State } from './state.ts';
import { type BoardSize, WordsFilm, type WordPicture } from './words-film.tsx';
import classes from './shown-words.module.css';

/** Time to read why other words are shown. */
const AGAIN_MS = 3000;

export interface QuestionProps<Settings, Round> {
  readonly settings: Settings;
  readonly round: Round;
  readonly language: string;
  readonly paused: boolean;
  /** Null while nothing may be answered. */
  readonly onAnswer: ((value: string) => void) | null;
}

/** What a room says about its rounds. */
export interface WordsParts<Settings, Round> {
  /** How they are called for a person who cannot see them. */
  readonly label: string;
  /** What is to be looked for, before the first words come. */
  readonly toDo: string;
  board(settings: Settings): BoardSize;
  pictures(round: Round): readonly WordPicture[];
  slots(round: Round, wordMs: number): readonly Slot[];
  readonly Question: ComponentType<QuestionProps<Settings, Round>>;
  /** What would have been right, after a mistake. */
  readonly Mistake: ComponentType<{ readonly past: Past<Round>; readonly language: string }>;
  /** A round that stands still: all of its words, and what was answered. */
  readonly Still: ComponentType<{
    readonly round: Round;
    readonly past: Past<Round> | null;
    readonly language: string;
  }>;
}

type Props<Settings extends PaceSettings, Round> = PlayerProps<Settings, State<Settings, Round>, Event> & {
  readonly parts: WordsParts<Settings, Round>;
};

/** Words come in their time, then they are asked about. What follows from an answer waits until its button is seen to answer. */
export function WordsPlayer<Settings extends PaceSettings, Round>(now: Props<Settings, Round>) {
  const props = useLater(now);
  const { state, settings, watching, moves = false, paused, parts } = props;
  const { round, language, shownAt, past } = state;
  const slots = parts.slots(round, state.wordMs);
  const total = slots.at(-1)?.until ?? 0;
  const { film, isOpen, isAgain } = useWords(props, slots, total);
  const answer = useAnswer(props);
  const since = shownAt === null ? -1 : props.now() - shownAt;
  const isStill = watching ? !moves || (shownAt === null && past.length > 0) : state.ended !== null;
  const isAsked = isOpen || (watching && since >= total);
  return (
    <QuestionStage wideAbove>
      <Status {...props} isAgain={isAgain} isAsked={isAsked} />
      <div className={classes.task} data-read="ground fitted" data-hidden={(paused && isAsked) || undefined}>
        {isStill ? (
          <Standing {...props} />
        ) : isAsked ? (
          <parts.Question
            key={state.drawn}
            settings={settings}
            round={round}
            language={language}
            paused={paused}
            onAnswer={isOpen && !paused && !watching ? answer : null}
          />
        ) : (
          <WordsFilm
            key={state.drawn}
            ref={film}
            board={parts.board(settings)}
            pictures={parts.pictures(round)}
            language={language}
            label={parts.label}
            place={watching ? placeAt(slots, since) : undefined}
          />
        )}
      </div>
    </QuestionStage>
  );
}

/** Shows the words of the open round. What the device was too busy to draw is cut off, some times in a play. */
function useWords<Settings extends PaceSettings, Round>(
  player: Props<Settings, Round>,
  slots: readonly Slot[],
  total: number,
) {
  const { state, send, now } = player;
  const { drawn, shownAt } = state;
  /** The round that is shown instead of one that was not drawn. */
  const [again, setAgain] = useState<number | null>(null);
  const isAgain = again === drawn && shownAt === null;
  const opensAt = shownAt === null ? null : shownAt + total;
  const shown = useShown(player, {
    drawn: state.ended === null ? drawn : null,
    dueAt: isAgain ? state.since + AGAIN_MS : dueAt(state),
    slots,
    total,
    opensAt,
    onUnsure: () => {
      if (!mayBeVoid(state) || opensAt === null || now() >= opensAt) return false;
      setAgain(drawn + 1);
      send({ type: 'void' });
      return true;
    },
  });
  return { ...shown, isAgain };
}

/** Sends the answer to the open round, once, however often a button is pressed until the next one stands there. */
function useAnswer<Settings extends PaceSettings, Round>({ state, send }: Props<Settings, Round>) {
  const answered = useRef(0);
  return (value: string) => {
    if (answered.current === state.drawn) return;
    answered.current = state.drawn;
    send({ type: 'answer', value });
  };
}

/** How quick the words are, and what is to be known of the round before. */
function Status<Settings extends PaceSettings, Round>({
  state,
  calm,
  parts,
  isAgain,
  isAsked,
}: Props<Settings, Round> & { readonly isAgain: boolean; readonly isAsked: boolean }) {
  const { t } = useTranslation('rooms');
  const { past, shownAt, ended, language } = state;
  const last = past.at(-1);
  const isBetween = shownAt === null && ended === null;
  return (
    <div className={classes.status} data-two-lines={!isAsked || undefined}>
      {!calm && <span>{t('shown_words.pace', { seconds: state.wordMs / 1000 })}</span>}
      <strong role="status">
        {isAgain && t('shown_words.again')}
        {isBetween && !isAgain && last === undefined && parts.toDo}
        {isBetween && !isAgain && last !== undefined && !last.isRight && (
          <parts.Mistake past={last} language={language} />
        )}
      </strong>
    </div>
  );
}

/** In a replay all words stand still, and after the answer what came of it. */
function Standing<Settings extends PaceSettings, Round>({ state, parts }: Props<Settings, Round>) {
  const { round, past, shownAt, language, ended } = state;
  const last = past.at(-1) ?? null;
  if (shownAt !== null && ended !== 'completed')
    return <parts.Still round={round} past={null} language={language} />;
  return last && <parts.Still round={last.round} past={last} language={language} />;
}
