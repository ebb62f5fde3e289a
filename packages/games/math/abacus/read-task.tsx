import { SorobanFitted } from '@mindhero/ui/soroban-fitted';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Pad } from '../../pad.tsx';
import { AnswerField } from '../question/answer-field.tsx';
import type { AnswerHandle } from '../question/parts.tsx';
import { useTypedAnswer } from '../question/use-typed-answer.tsx';
import { boardDigits } from '../worked-steps.ts';
import { isLong } from './asked.tsx';
import type { TaskProps } from './task.tsx';
import { useBeadsText } from './use-beads-text.tsx';
import classes from './abacus.module.css';

/** Beads to read; the number is typed. */
export function ReadTask(props: TaskProps) {
  const { settings, paused, item, index, isOpen } = props;
  const { t } = useTranslation('abacus');
  const beads = useBeadsText();
  const answer = useRef<AnswerHandle>(null);
  // As many digits as there are rods, and one to see that it is too many.
  const field = useTypedAnswer({ player: props, index, isOpen, longest: settings.rods + 1 });
  const digits = boardDigits(item.answer, settings.rods);

  const isAsked = isOpen && !paused;
  useEffect(() => {
    if (isAsked) answer.current?.focus();
  }, [isAsked]);

  return (
    <>
      <div className={classes.task} data-hidden={paused || undefined}>
        <div className={classes.board}>
          <SorobanFitted digits={digits} label={beads(digits)} />
        </div>
        <div className={classes.field} data-long={isLong(String(10 ** (settings.rods - 1)))}>
          <AnswerField ref={answer} settings={settings} item={item} label={t('read')} {...field} pad={{}} />
        </div>
      </div>
      {isOpen && <Pad onKey={(key) => answer.current?.press(key)} disabled={paused} />}
    </>
  );
}
