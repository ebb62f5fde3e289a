import { useLayoutEffect } from 'react';

/** The window that makes all of the page around it inert, or else the page. */
const front = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

/**
 * Keeps an element in front of everything: in the browser's top layer, and inside the dialog that is open, since nobody
 * could press, and no screen reader would tell, what stands beside it.
 */
export function useFront(element: HTMLElement): void {
  useLayoutEffect(() => {
    const place = () => {
      if (element.parentElement === front()) return;
      front().append(element);
      element.showPopover();
    };
    place();
    // Dialogs come to the body and leave it.
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { childList: true });
    return () => {
      dialogs.disconnect();
      element.remove();
    };
  }, [element]);
}
