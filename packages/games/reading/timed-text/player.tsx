import { wordsOfPage } from '@mindhero/engine/reading/transform/page-words';
import type { PlayerProps } from '../../player.ts';
import { Stopwatch } from '../../stopwatch.tsx';
import { TimeLeft } from '../../time-left.tsx';
import { useDue, useInterruption } from '../../timing.tsx';
import { QuizPage } from '../quiz/quiz-page.tsx';
import { Marking } from './marking.tsx';
import { ReadingPage } from './reading-page.tsx';
import { limitMs, type TimedSettings } from './settings.ts';
import type { Event, State } from './state.ts';
import classes from './player.module.css';

type Props = PlayerProps<TimedSettings, State, Event>;

/** A text, then what is asked about it; where the time was up before its end, the last word that was read between them. */
export function Player(props: Props) {
  const { state, send, paused, watching } = props;
  const { phase, since, settings, text, quiz, ended } = state;
  const limit = limitMs(settings);
  useDue(props, phase === 'ready' ? 0 : null, () => send({ type: 'begin' }));
  useDue(props, phase === 'reading' && limit !== null ? since + limit : null, () =>
    send({ type: 'time_up' }),
  );
  useInterruption(props, phase === 'reading', () => send({ type: 'interrupted' }));
  const mayAct = !paused && !watching && ended === null;

  // Who reads gets the text with the event that starts the clock; who looks on sees it from the first step.
  if (phase === 'ready' && !watching) return null;
  switch (phase) {
    case 'ready':
    case 'reading':
      return (
        <div className={classes.game}>
          <Time {...props} limit={limit} />
          <ReadingPage state={state} onRead={mayAct ? () => send({ type: 'read' }) : null} />
        </div>
      );
    case 'marking':
      return (
        <div className={classes.game}>
          <Marking
            text={text}
            shown={state.shown}
            words={state.joined ?? wordsOfPage(state.shown.text)}
            fontSize={settings.font_size}
            onMark={
              mayAct
                ? (word) => send({ type: 'last_word', word, ...(state.joined && { joined: true }) })
                : null
            }
            isOpen={mayAct}
          />
        </div>
      );
    case 'quiz':
      return (
        <QuizPage
          quiz={quiz}
          language={text.language}
          fontSize={settings.font_size}
          paused={paused}
          watching={watching}
          onChoose={mayAct ? (choice) => send({ type: 'choose', ...choice }) : null}
        />
      );
  }
}

/** The clock beside the text, if one is wanted: how much is left of a limited time, else how much has gone by. */
function Time({ limit, ...props }: Props & { readonly limit: number | null }) {
  const { since, settings } = props.state;
  if (!settings.stopwatch) return null;
  return limit === null ? (
    <Stopwatch {...props} since={since} />
  ) : (
    <TimeLeft {...props} limitMs={since + limit} />
  );
}
