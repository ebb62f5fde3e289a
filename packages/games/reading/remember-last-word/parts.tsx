import { useTranslation } from 'react-i18next';
import { useAddressee } from '../../watching.tsx';
import { Choices } from '../choices.tsx';
import type { Past } from '../shown-words/state.ts';
import { WordField } from '../shown-words/word-field.tsx';
import { WordsInOrder } from '../shown-words/words-in-order.tsx';
import type { QuestionProps } from '../shown-words/words-player.tsx';
import { lastOf, type Round } from './round.ts';
import type { Settings } from './settings.ts';
import classes from '../shown-words/shown-words.module.css';

/** Which word came last: chosen from those that were shown, or typed. */
export function Question({ settings, round, language, paused, onAnswer }: QuestionProps<Settings, Round>) {
  const { t } = useTranslation('remember-last-word');
  const label = t('which');
  return (
    <>
      <p className={classes.question}>{label}</p>
      {settings.answer === 'type' ? (
        <WordField label={label} language={language} paused={paused} onAnswer={onAnswer} />
      ) : (
        <Choices
          label={label}
          options={round.options.map((word) => ({ value: word, text: word }))}
          words={{ language }}
          onChoose={onAnswer}
        />
      )}
    </>
  );
}

export function Mistake({ past, language }: { readonly past: Past<Round>; readonly language: string }) {
  const { t } = useTranslation('remember-last-word');
  return (
    <>
      {t(past.given === null ? 'interrupted' : 'last_was')} <bdi lang={language}>{lastOf(past.round)}</bdi>
    </>
  );
}

interface StillProps {
  readonly round: Round;
  readonly past: Past<Round> | null;
  readonly language: string;
}

export function Still({ round, past, language }: StillProps) {
  return (
    <div className={classes.still}>
      <WordsInOrder words={round.words} language={language} marked={round.words.length - 1} />
      {past !== null && <Given past={past} />}
    </div>
  );
}

/** What was answered, where it was not the last word. */
export function Given({ past: { round, given, isRight } }: { readonly past: Past<Round> }) {
  const { t, i18n } = useTranslation('remember-last-word');
  const addressee = useAddressee();
  if (isRight || given === null) return null;
  const isBefore = given === round.words.at(-2);
  return (
    <span lang={i18n.language}>{t(isBefore ? 'given_before' : 'given', { word: given, ...addressee })}</span>
  );
}
