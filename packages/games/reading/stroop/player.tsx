import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { TimeLeft } from '../../time-left.tsx';
import { useDue, useInterruption } from '../../timing.tsx';
import { Choices } from '../choices.tsx';
import { PrintedWord } from './printed-word.tsx';
import type { Event } from './rules.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { dueAt, FEEDBACK_MS, GAP_MS, timeLimitMs } from './times.ts';
import { answerOf, type Colour, coloursOf } from './trials.ts';
import classes from './stroop.module.css';

type Props = PlayerProps<Settings, State, Event>;

/** What became of the last word. A mistake is put right, a missed word is explained. */
function Feedback({ state, still }: { readonly state: State; readonly still: boolean }) {
  const { t } = useTranslation('stroop');
  const { last } = state;
  const settled = state.settled.at(-1);
  if (last === null || last === 'void') return null;
  const isShort = last === 'right';
  return (
    <div
      className={`${classes.feedback} ${still ? classes.still : ''}`}
      style={{ '--feedback': `${isShort ? FEEDBACK_MS : GAP_MS}ms` } as CSSProperties}
      data-kind={last}
    >
      {last === 'right' && <IconCheck aria-label={t('feedback.right')} />}
      {last === 'wrong' && <IconX aria-hidden />}
      {(last === 'missed' || last === 'too_early' || last === 'interrupted') && <IconClock aria-hidden />}
      {last === 'wrong' && settled && t('feedback.wrong', { colour: t(`colour.${answerOf(settled.trial)}`) })}
      {last === 'missed' && t('feedback.missed')}
      {last === 'too_early' && t('feedback.too_early')}
      {last === 'interrupted' && t('feedback.interrupted')}
    </div>
  );
}

/** A word at a time, answered by its colour; a break before each, so that the eye is where it comes. */
export function Player(props: Props) {
  const { state, settings, send, paused, watching } = props;
  const { t } = useTranslation('stroop');
  const { phase, since } = state;
  const trial = state.trials[state.current] ?? state.trials.at(-1);
  const colours = coloursOf(settings);
  const limitMs = timeLimitMs(settings);

  useDue(props, phase === 'gap' ? dueAt(state) : null, () => send({ type: 'shown' }));
  useDue(props, phase === 'stimulus' ? since + settings.response_ms : null, () => send({ type: 'timeout' }));
  useDue(props, limitMs, () => send({ type: 'time_up' }));
  useInterruption(props, phase === 'stimulus', () => send({ type: 'void' }));

  const canAnswer = phase === 'stimulus' && !paused && !watching && state.ended === null;
  const answer = canAnswer ? (colour: Colour) => send({ type: 'answer', colour }) : null;

  return (
    <div className={classes.game}>
      <TimeLeft {...props} limitMs={limitMs} />
      <h2 className={classes.task}>{trial && t(`task.${trial.task}`)}</h2>
      <div className={classes.card}>
        {phase === 'stimulus' && trial && !paused && <PrintedWord word={trial.word} ink={trial.ink} />}
        {phase === 'gap' && <Feedback key={state.current} state={state} still={watching} />}
      </div>
      <Choices
        className={classes.answers}
        label={t('answers')}
        options={colours.map((colour) => ({ value: colour, text: t(`colour.${colour}`) }))}
        onChoose={answer}
        isTimed
      />
    </div>
  );
}
