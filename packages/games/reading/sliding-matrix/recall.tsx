import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNumberKeys } from '../../use-number-keys.tsx';
import { type Trial, wasShown } from './trial.ts';
import classes from './recall.module.css';

interface RecallAnswersProps {
  readonly options: readonly string[];
  /** Indices of the options that were chosen. */
  readonly picked: readonly number[];
  readonly trial: Trial;
  readonly language: string | null;
  /** Null while nothing can be chosen. */
  readonly onPick: ((option: number) => void) | null;
}

/** The words that may have been on the board, as buttons; what was chosen says at once whether it was. */
export function RecallAnswers({ options, picked, trial, language, onPick }: RecallAnswersProps) {
  const { t } = useTranslation('sliding-matrix');
  const pick = onPick && ((option: number) => !picked.includes(option) && onPick(option));
  useNumberKeys(options.length, pick);
  return (
    <div
      className={classes.answers}
      data-read="ground fitted"
      role="group"
      aria-label={t('answers')}
      lang={language?.toLowerCase()}
    >
      {options.map((word, option) => {
        const isPicked = picked.includes(option);
        const isRight = wasShown(trial, word);
        return (
          <button
            key={option}
            type="button"
            className={classes.answer}
            data-picked={isPicked ? (isRight ? 'right' : 'wrong') : undefined}
            aria-disabled={onPick === null || isPicked}
            onClick={() => pick?.(option)}
          >
            <kbd aria-hidden>{option + 1}</kbd>
            <span>{word}</span>
            {isPicked && isRight && <IconCheck aria-label={t('picked_right')} />}
            {isPicked && !isRight && <IconX aria-label={t('picked_wrong')} />}
          </button>
        );
      })}
    </div>
  );
}
