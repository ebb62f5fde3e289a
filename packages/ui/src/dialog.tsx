import { ModalBaseBody, ModalBaseCloseButton, ModalBaseHeader, ModalBaseTitle } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
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
  return (
    <DialogFrame opened={opened} onClose={onClose} width={width}>
      <ModalBaseHeader className={classes.header}>
        <ModalBaseTitle className={classes.title}>{title}</ModalBaseTitle>
        <ModalBaseCloseButton className={classes.close ?? ''} aria-label={closeLabel} />
      </ModalBaseHeader>
      <ModalBaseBody className={classes.body}>{children}</ModalBaseBody>
    </DialogFrame>
  );
}
