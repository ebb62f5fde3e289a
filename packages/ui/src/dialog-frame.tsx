// Not Mantine's Modal, which brings its ScrollArea along: the pieces that it is made of.
import { ModalBase, ModalBaseContent, ModalBaseOverlay } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
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
    <ModalBase
      opened={mounted && opened}
      onClose={onClose}
      withinPortal
      lockScroll
      trapFocus
      returnFocus
      closeOnEscape
      closeOnClickOutside
      transitionProps={{ transition: 'pop', duration: 180 }}
    >
      <ModalBaseOverlay className={classes.overlay ?? ''} />
      <ModalBaseContent
        className={classes.content ?? ''}
        innerProps={{ className: classes.inner ?? '' }}
        style={{ '--width': `${width}px` }}
      >
        {children}
      </ModalBaseContent>
    </ModalBase>
  );
}
