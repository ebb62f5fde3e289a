import type { AnyGame } from '@mindhero/engine/play';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../standing.ts';
import { usePhrase } from './phrases.ts';
import classes from './stage.module.css';

/** Long enough to be read, short enough not to stand beside the next answer. */
const SHOWN_MS = 2_200;

interface AnswerFeedbackProps {
  readonly game: Pick<AnyGame, 'id' | 'subject'>;
  readonly answer: Answer | null;
}

/** "Correct! Well done.", or "Incorrect.", and "Try again." where that is possible; with a phrase that encourages. */
export function AnswerFeedback({ game, answer }: AnswerFeedbackProps) {
  const { t } = useTranslation('play');
  const phrase = usePhrase(game, answer);
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    if (answer === null) return;
    const timer = setTimeout(() => setHidden(answer.count), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const isShown = answer !== null && hidden !== answer.count;
  return (
    <div className={classes.feedback} aria-live="polite">
      {isShown && (
        <p key={answer.count} className={classes.verdict} data-right={answer.right}>
          {answer.right ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
          {t(answer.right ? 'right' : answer.settled ? 'wrong' : 'wrong_try_again')}
          {phrase !== null && <small>{phrase}</small>}
        </p>
      )}
    </div>
  );
}
