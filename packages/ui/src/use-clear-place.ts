import { useEffect } from 'react';
import { clearPlace } from './clear-place.ts';

/** What has it is not hidden by messages: `data-clear-of-toasts`. */
const IN_THE_WAY = '[data-clear-of-toasts]';

/** Says in `--toasts-bottom` where the list of messages stands, whatever is scrolled or drawn behind it. */
export function useClearPlace(selector: string): void {
  useEffect(() => {
    const list = document.querySelector(selector);
    if (list === null) return;
    const place = () => {
      const inTheWay = [...document.querySelectorAll(IN_THE_WAY)].map((one) => one.getBoundingClientRect());
      const bottom = clearPlace(list.getBoundingClientRect(), inTheWay, innerHeight);
      document.documentElement.style.setProperty('--toasts-bottom', `${bottom}px`);
    };
    const sizes = new ResizeObserver(place);
    for (const element of [list, document.body]) sizes.observe(element);
    // Dialogs come to the body and leave it.
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { childList: true });
    addEventListener('resize', place);
    // Of whatever is scrolled, a dialog too.
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      dialogs.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, { capture: true });
    };
  }, [selector]);
}
