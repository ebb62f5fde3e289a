import { useTranslation } from 'react-i18next';
import { useAddressee } from '../../watching.tsx';
import { Choices } from '../choices.tsx';
import type { Past } from '../shown-words/state.ts';
import { WordsInOrder } from '../shown-words/words-in-order.tsx';
import type { QuestionProps } from '../shown-words/words-player.tsx';
import { answers, expectedOf, type Round } from './round.ts';
import type { Settings } from './settings.ts';
import classes from '../shown-words/shown-words.module.css';

/** The word once more: it is to be recognised, not learned by heart. */
export function Question({ round, language, onAnswer }: QuestionProps<Settings, Round>) {
  const { t } = useTranslation('words');
  const label = t('was_it_there');
  return (
    <>
      <strong className={classes.target} lang={language}>
        {round.target}
      </strong>
      <p className={classes.question}>{label}</p>
      <Choices
        label={label}
        options={answers.map((answer) => ({ value: answer, text: t(`answer.${answer}`) }))}
        onChoose={onAnswer}
      />
    </>
  );
}

export function Mistake({ past }: { readonly past: Past<Round> }) {
  const { t } = useTranslation('words');
  return past.given === null ? t('interrupted') : t(`mistake.${expectedOf(past.round)}`);
}

interface StillProps {
  readonly round: Round;
  readonly past: Past<Round> | null;
  readonly language: string;
}

export function Still({ round, past, language }: StillProps) {
  const { t } = useTranslation('words');
  return (
    <div className={classes.still}>
      <strong lang={language}>{round.target}</strong>
      <WordsInOrder words={round.words} language={language} marked={round.words.indexOf(round.target)} />
      {past !== null && <span>{t(`was.${expectedOf(round)}`)}</span>}
      {past?.given === 'yes' || past?.given === 'no' ? <Given given={past.given} /> : null}
    </div>
  );
}

function Given({ given }: { readonly given: 'yes' | 'no' }) {
  const { t } = useTranslation('words');
  const addressee = useAddressee();
  return <span>{t('given', { answer: t(`answer.${given}`), ...addressee })}</span>;
}
