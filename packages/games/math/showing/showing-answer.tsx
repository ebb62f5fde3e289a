import type { Example } from '@mindhero/engine/additive/examples';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useCursor } from '../../use-cursor.tsx';
import { AnswerField } from '../question/answer-field.tsx';
import type { AnswerHandle } from '../question/parts.tsx';
import { useTypedAnswer } from '../question/use-typed-answer.tsx';
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
  const { settings, paused } = props;
  const { t, i18n } = useTranslation('rooms');
  const field = useTypedAnswer({ player: props, index, isOpen });
  useCursor(answer, isOpen && !paused);

  return (
    <div className={classes.task} data-hidden={paused || undefined}>
      {children}
      <AnswerField
        ref={answer}
        settings={settings}
        item={item}
        label={t(item.terms.length === 1 ? 'showing.number' : 'showing.sum')}
        {...field}
        pad={{}}
      />
      {field.status === 'wrong' && (
        <strong className={classes.solution}>{itemText(item, i18n.language, true)}</strong>
      )}
    </div>
  );
}
