import type { Example } from '@mindhero/engine/additive/examples';
import { LONGEST_ANSWER } from '@mindhero/engine/rounds';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCursor } from '../../use-cursor.tsx';
import { AnswerField } from '../question/answer-field.tsx';
import { answerStatus } from '../question/answer-status.ts';
import type { AnswerHandle } from '../question/parts.tsx';
import { tellsAtOnce } from '../question/settings.ts';
import type { ShowingProps, ShowingSettings } from './parts.tsx';
import { itemText } from './shown-item.tsx';
import classes from './showing.module.css';

interface ShowingAnswerProps<Settings extends object, Item> extends ShowingProps<Settings, Item> {
  readonly index: number;
  readonly item: Item;
  readonly isOpen: boolean;
  readonly answer: RefObject<AnswerHandle | null>;
  /** What stands above the field. */
  readonly children: ReactNode;
}

/** The place for the answer. Every item has its own. */
export function ShowingAnswer<Settings extends ShowingSettings, Item extends Example>({
  index,
  item,
  isOpen,
  answer,
  children,
  ...props
}: ShowingAnswerProps<Settings, Item>) {
  const { state, settings, send, paused, watching } = props;
  const { t, i18n } = useTranslation('rooms');
  const [typed, setTyped] = useState('');
  const { status, given } = answerStatus(state, index, watching || tellsAtOnce(settings));
  useCursor(answer, isOpen && !paused);

  function enter() {
    if (typed.trim() === '' || !isOpen || paused) return;
    send({ type: 'answer', item: index, value: typed });
    // Wrong at an item that stays: the place is free for the next try.
    setTyped('');
  }

  return (
    <div className={classes.task} data-hidden={paused || undefined}>
      {children}
      <AnswerField
        ref={answer}
        settings={settings}
        item={item}
        label={t(item.terms.length === 1 ? 'showing.number' : 'showing.sum')}
        status={status}
        value={isOpen ? typed : given}
        readOnly={!isOpen}
        onType={(value) => setTyped(value.slice(0, LONGEST_ANSWER))}
        onEnter={enter}
        pad={{}}
      />
      {status === 'wrong' && (
        <strong className={classes.solution}>{itemText(item, i18n.language, true)}</strong>
      )}
    </div>
  );
}
