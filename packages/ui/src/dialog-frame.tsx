import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './dialog.module.css';

interface DialogFrameProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The id of the element with the title. */
  readonly labelledBy: string;
  /** Width in pixels where there is room; or all of the screen, on the dark of the stage or as a page of its own. */
  readonly width: number | 'full' | 'page';
  readonly children: ReactNode;
}

/**
 * The window and the veil that all dialogs share. It is the browser's own modal dialog: that keeps the focus inside,
 * makes the rest of the page inert and gives the focus back; also above a stage that fills the screen.
 */
export function DialogFrame({ opened, ...frame }: DialogFrameProps) {
  return opened ? <Window {...frame} /> : null;
}

const screens = { full: { 'data-full': true, 'data-scheme': 'dark' }, page: { 'data-page': true } };

function Window({ onClose, labelledBy, width, children }: Omit<DialogFrameProps, 'opened'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  // Before the element leaves the page: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);
  // In the body: what covers the page makes all of it inert, and that holds for dialogs inside it, too.
  return createPortal(
    // Escape closes it by keyboard; a click beside the window is the same for a mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes.window}
      {...(typeof width === 'string'
        ? screens[width]
        : { style: { '--width': `${width}px` } as CSSProperties })}
      aria-labelledby={labelledBy}
      // What opened it decides whether it may be closed.
      onCancel={(event) => {
        // React hands it up from a window that was opened out of this one, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers close it by a second Escape without asking. In development React mounts it twice, and the event of the
      // first end comes when it is open again.
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        if (dialog.current === null || dialog.current.open) return;
        dialog.current.showModal();
        onClose();
      }}
      // A press that begins inside and ends beside clicks what holds both: who selects a text, or presses while it moves, stays.
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (target === dialog.current && isPressedBeside.current && width !== 'page') onClose();
      }}
    >
      <div className={classes.content}>{children}</div>
    </dialog>,
    document.body,
  );
}
