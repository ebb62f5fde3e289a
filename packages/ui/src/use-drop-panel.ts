import { type ToggleEvent, useRef } from 'react';

const GAP = 6;

/**
 * A panel below the button that opens it. It is the browser's own popover, so Escape and a touch beside it close it, and
 * the focus goes back; a library that places panels would weigh as much as the rest of a table.
 * @param side at which panel and button end
 */
export function useDropPanel(side: 'left' | 'right') {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const place = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || opener.current === null || panel.current === null) return;
    const { bottom, left, right } = opener.current.getBoundingClientRect();
    const beside = side === 'left' ? left : document.documentElement.clientWidth - right;
    panel.current.style.top = `${bottom + window.scrollY + GAP}px`;
    panel.current.style[side] = `${Math.max(GAP, beside)}px`;
  };
  const enter = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || panel.current === null) return;
    // How wide it is is known only now.
    const most = document.documentElement.clientWidth - panel.current.offsetWidth - GAP;
    panel.current.style[side] = `${Math.min(Number.parseFloat(panel.current.style[side]), most)}px`;
    panel.current.querySelector<HTMLElement>('input, a, button')?.focus();
  };
  return { opener, panel, place, enter };
}
