import { wordsOfPage } from '@mindhero/engine/reading/transform/page-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeLeft } from '../../time-left.tsx';
import { useDue, useInterruption } from '../../timing.tsx';
import { Pulse } from '../beat/pulse.tsx';
import { useMetronome } from '../beat/use-metronome.tsx';
import { plainly } from '../page/shown.ts';
import { QuizPage } from '../quiz/quiz-page.tsx';
import { Marking } from '../timed-text/marking.tsx';
import type { Props } from './props.tsx';
import { Reading } from './reading.tsx';
import { limitAt, paceEndsAt } from './state.ts';
import { WarmUp } from './warm-up.tsx';
import classes from './player.module.css';

/** Whether the first beat has come: until then nothing can be finished by a tap that was meant for something else. */
function useBegun(props: Props): boolean {
  const { beats } = props.state;
  const [begun, setBegun] = useState<number | null>(null);
  const start = beats?.start ?? null;
  useDue(props, start, () => setBegun(start));
  return start !== null && begun === start;
}

/** A beat to hear and to see, the text below it, and the questions when it is read. */
export function Player(props: Props) {
  const { state, settings, send, paused, watching } = props;
  const { t } = useTranslation(['metronome', 'rooms']);
  const { phase, text, quiz } = state;
  const isOpen = !paused && !watching && state.ended === null;
  // Who looks on sees the text from the first step.
  const isRead = phase === 'reading' || (phase === 'ready' && watching && settings.mode !== 'tap');
  const isBeating = phase === 'warm_up' || phase === 'reading';
  const beats = isBeating ? state.beats : null;
  const sound = { accent: Number(settings.accent), volume: settings.volume };
  const isHeard = useMetronome(props, settings.volume > 0 ? beats : null, sound) && settings.volume > 0;
  const isBegun = useBegun(props);

  useDue(props, phase === 'ready' ? 0 : null, () =>
    send({ type: settings.mode === 'tap' ? 'warm_up' : 'shown' }),
  );
  useDue(props, phase === 'reading' ? paceEndsAt(state) : null, () => send({ type: 'read' }));
  useDue(props, limitAt(state), () => send({ type: 'time_up' }));
  useInterruption(props, isBeating, () => send({ type: 'interrupted' }));

  if (phase === 'quiz') {
    return (
      <QuizPage
        quiz={quiz}
        language={text.language}
        fontSize={settings.font_size}
        paused={paused}
        watching={watching}
        onChoose={isOpen ? (choice) => send({ type: 'choose', ...choice }) : null}
      />
    );
  }
  if (phase === 'marking') {
    return (
      <div className={classes.marking}>
        <Marking
          text={text}
          shown={plainly(text.body)}
          words={wordsOfPage(text.body)}
          fontSize={settings.font_size}
          onMark={isOpen ? (word) => send({ type: 'last_word', word }) : null}
          isOpen={isOpen}
        />
      </div>
    );
  }
  return (
    <div className={classes.game}>
      <div className={classes.top}>
        {(settings.pulse || !isHeard) && <Pulse {...props} beats={beats} accent={sound.accent} />}
        <TimeLeft {...props} limitMs={limitAt(state)} />
        {!isHeard && !watching && (
          <p className={classes.silent} role="status">
            {t('rooms:silent')}
          </p>
        )}
      </div>
      {phase === 'warm_up' && <WarmUp {...props} isOpen={isOpen} />}
      {isRead && <Reading {...props} isOpen={isOpen} isBegun={isBegun} />}
    </div>
  );
}
