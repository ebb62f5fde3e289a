import { IconCheck, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerStatus } from './answer-status.ts';
import classes from './answer-frame.module.css';

interface AnswerFrameProps extends ComponentProps<'span'> {
  readonly status: AnswerStatus;
}

/** What is typed, and behind it how that came out, by its colour and by a sign. */
export function AnswerFrame({ status, className = '', children, ...span }: AnswerFrameProps) {
  const { t } = useTranslation('rooms');
  return (
    <span {...span} className={`${classes.frame} ${className}`} data-status={status}>
      {children}
      {status === 'right' && <IconCheck aria-label={t('question.right')} />}
      {(status === 'wrong' || status === 'again') && <IconX aria-label={t('question.wrong')} />}
    </span>
  );
}
