import { type ReactNode, useEffect, useState } from 'react';

/** Calls `then` once the next picture of the page has been painted; what it gives back takes that back. */
function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The value as it was, until the picture that shows what else has changed with it is painted: for what only follows from
 * a tap, so that what was tapped is seen to answer at once. Not for what is made anew whenever it is drawn.
 * A page that nobody sees is not painted: there the value comes at once, above all that of a pause.
 */
export function useLater<Value>(value: Value): Value {
  // In an object: React would call a function.
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    if (Object.is(shown.value, value)) return undefined;
    const show = () => setShown({ value });
    if (!document.hidden) return afterPaint(show);
    show();
    return undefined;
  }, [shown, value]);
  return shown.value;
}

/** Draws its children as they were, until what else has changed with them is painted. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useLater(children);
}
