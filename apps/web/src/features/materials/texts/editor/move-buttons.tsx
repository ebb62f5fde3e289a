import { IconButton } from '@mindhero/ui/icon-button';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { keepFocus } from './keep-focus.ts';
import classes from './editor.module.css';

interface MoveButtonsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly label: (step: 'up' | 'down' | 'remove') => string;
  readonly onMove: (step: -1 | 1) => void;
  /** Undefined where it has to stay. */
  readonly onRemove: (() => void) | undefined;
}

/** Up, down, and away. What has reached an end keeps its button, and with it the focus. */
export function MoveButtons({ isFirst, isLast, label, onMove, onRemove }: MoveButtonsProps) {
  return (
    <span className={classes.moves}>
      <IconButton
        small
        label={label('up')}
        icon={<IconArrowUp size={20} aria-hidden />}
        aria-disabled={isFirst || undefined}
        onClick={({ currentTarget }) => {
          if (isFirst) return;
          onMove(-1);
          keepFocus(currentTarget);
        }}
      />
      <IconButton
        small
        label={label('down')}
        icon={<IconArrowDown size={20} aria-hidden />}
        aria-disabled={isLast || undefined}
        onClick={({ currentTarget }) => {
          if (isLast) return;
          onMove(1);
          keepFocus(currentTarget);
        }}
      />
      <IconButton
        small
        label={label('remove')}
        icon={<IconTrash size={20} aria-hidden />}
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
    </span>
  );
}
