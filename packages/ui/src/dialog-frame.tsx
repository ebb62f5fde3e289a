import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './dialog.module.css';

interface DialogFrameProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Width in pixels where there is room. */
  readonly width: number;
  readonly children: ReactNode;
}

/** The window and the veil that all dialogs share: it keeps the focus inside, closes with Escape, and gives the focus back. */
export function DialogFrame({ opened, onClose, width, children }: DialogFrameProps) {
  // Mantine remembers where the focus was when a closed dialog opens, so every dialog must begin closed.
  const mounted = useMounted();
  return (
    <Modal.Root
      opened={mounted && opened}
      onClose={onClose}
      centered
      size={width}
      transitionProps={{ transition: 'pop', duration: 180 }}
      classNames={{
        overlay: classes.overlay ?? '',
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        close: classes.close ?? '',
        body: classes.body ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content>{children}</Modal.Content>
    </Modal.Root>
  );
}
