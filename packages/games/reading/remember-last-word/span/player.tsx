import { Button } from '@mindhero/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../../player.ts';
import { QuestionStage } from '../../../stage/question-stage.tsx';
import { useDue, useInterruption } from '../../../timing.tsx';
import { Choices } from '../../choices.tsx';
import { WordField } from '../../shown-words/word-field.tsx';
import type { Event } from '../event.ts';
import type { Settings } from '../settings.ts';
import { SpanSentences } from './sentences-kept.tsx';
import { spanDueAt, type SpanState, turnsAt } from './state.ts';
import shared from '../../shown-words/shown-words.module.css';
import classes from './span.module.css';

type Props = PlayerProps<Settings, SpanState, Event>;

/** Sentences one by one, then the last word of each; after a mistake, what they were. */
export function SpanPlayer(props: Props) {
  const { state, send, paused, watching } = props;
  const { phase, ended, drawn, past } = state;
  const isOpen = !paused && !watching && ended === null;
  useDue(props, phase === 'ready' && ended === null ? spanDueAt(state) : null, () => send({ type: 'shown' }));
  useDue(props, turnsAt(state), () => send({ type: 'next' }));
  useInterruption(props, phase === 'reading', () => send({ type: 'void' }));
  const last = past.at(-1);
  const isBetween = phase === 'ready' || ended !== null;
  return (
    <QuestionStage wideAbove>
      <Status {...props} />
      <div className={shared.task} data-read="ground fitted" data-hidden={paused || undefined}>
        {isBetween && last !== undefined && <SpanSentences past={last} language={state.language} />}
        {!isBetween && phase === 'reading' && (
          <ReadSentence key={`${drawn} ${state.at}`} {...props} isOpen={isOpen} />
        )}
        {!isBetween && phase === 'recall' && <Recall {...props} isOpen={isOpen} />}
      </div>
    </QuestionStage>
  );
}

/** Which sentence it is, what is asked, or what came of the round before. */
function Status({ state: { phase, at, round, given, past, ended } }: Props) {
  const { t } = useTranslation('remember-last-word');
  const all = round.sentences.length;
  const last = past.at(-1);
  const isBetween = phase === 'ready' || ended !== null;
  return (
    <div className={shared.status} data-two-lines={isBetween || undefined}>
      <strong role="status">
        {isBetween && last === undefined && t('span.to_do')}
        {isBetween && last !== undefined && (last.given === null ? t('span.interrupted') : t('span.were'))}
        {!isBetween && phase === 'reading' && t('span.sentence', { number: at + 1, all })}
        {!isBetween && phase === 'recall' && t('span.which', { number: given.length + 1, all })}
      </strong>
    </div>
  );
}

interface PartProps extends Props {
  /** Neither paused nor only looked at. */
  readonly isOpen: boolean;
}

/** A sentence, and below it the button that says that it is read, unless its time is set. */
function ReadSentence({ state, send, isOpen, watching }: PartProps) {
  const { t } = useTranslation('remember-last-word');
  const button = useRef<HTMLButtonElement>(null);
  const { round, at, language, settings } = state;
  const isOwn = settings.sentence_pace === 'own';
  useEffect(() => {
    if (isOpen) button.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <>
      <p className={classes.sentence} lang={language}>
        {round.sentences[at]?.text}
      </p>
      {isOwn && !watching && (
        <Button
          ref={button}
          area="reading"
          size="lg"
          aria-disabled={!isOpen}
          onClick={() => isOpen && send({ type: 'next' })}
        >
          {t('span.read')}
        </Button>
      )}
    </>
  );
}

/** The last word of the next sentence: chosen among those that are left, or typed. */
function Recall({ state, send, settings, paused, isOpen }: PartProps) {
  const { t } = useTranslation('remember-last-word');
  const { round, given, language } = state;
  const label = t('span.which', { number: given.length + 1, all: round.sentences.length });
  const answer = isOpen ? (value: string) => send({ type: 'answer', value }) : null;
  return (
    <>
      {given.length > 0 && (
        <p className={classes.given} lang={language}>
          {given.join(' · ')}
        </p>
      )}
      {settings.answer === 'type' ? (
        <WordField key={given.length} label={label} language={language} paused={paused} onAnswer={answer} />
      ) : (
        <Choices
          label={label}
          options={round.options
            .filter((word) => !given.includes(word))
            .map((word) => ({ value: word, text: word }))}
          words={{ language }}
          onChoose={answer}
        />
      )}
    </>
  );
}
