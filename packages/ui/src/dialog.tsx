import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Name of the button with the cross. */
  readonly closeLabel: string;
  /** Width in pixels where there is room. */
  readonly width?: number;
  readonly children: ReactNode;
}

/** A window with a title and any content. For a question with two answers there is `confirm`. */
export function Dialog({ opened, onClose, title, closeLabel, width = 520, children }: DialogProps) {
  const id = useId();
  return (
    <DialogFrame opened={opened} onClose={onClose} labelledBy={id} width={width}>
      <header className={classes.header}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<IconX aria-hidden />} onClick={onClose} />
      </header>
      <div className={classes.body}>{children}</div>
    </DialogFrame>
  );
}
