import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { yieldings } from './data-table-query.ts';

interface Fitting {
  /** With other ones all begins anew, as at another width. */
  readonly columns: object;
  /** Other ones may need more room, but bring nothing back: a list does not jump while somebody types. */
  readonly rows: object;
  /** The table may be wider than its box, if all steps are too few. */
  readonly mayScroll: boolean;
  /** Told how many steps were taken. */
  readonly onFit: (steps: number) => void;
}

/**
 * Lets columns give way until the table fits its box: how many letters a language needs is known only when they are set.
 * The steps that were taken stand at the box as `data-gone`, for the styles, so that nothing is drawn twice. If all steps
 * are too few, words may break (`data-tight`); a table that may scroll keeps its columns then.
 */
export function useColumnFit(box: RefObject<HTMLElement | null>, fitting: Fitting): void {
  const { columns, rows, mayScroll, onFit } = fitting;
  const last = useRef<{ readonly columns: object | null; readonly steps: number }>({
    columns: null,
    steps: 0,
  });
  const settle = useEffectEvent((isAnew: boolean) => {
    if (box.current === null) return;
    const steps = fit(box.current, isAnew ? 0 : last.current.steps, mayScroll);
    last.current = { columns, steps };
    onFit(steps);
  });
  const look = useEffectEvent((now: Pick<Fitting, 'columns' | 'rows'>) =>
    settle(now.columns !== last.current.columns),
  );
  useLayoutEffect(() => look({ columns, rows }), [columns, rows]);
  useEffect(() => {
    const around = box.current;
    const table = around?.firstElementChild;
    if (around === null || table === null || table === undefined) return;
    let width = around.clientWidth;
    const observer = new ResizeObserver(() => {
      const isOther = around.clientWidth !== width;
      width = around.clientWidth;
      settle(isOther);
    });
    observer.observe(around);
    // It grows without its box when a font or a picture comes late.
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
}

function fit(box: HTMLElement, from: number, mayScroll: boolean): number {
  const most = yieldings.length;
  const isTooWide = () => box.scrollWidth > box.clientWidth;
  box.toggleAttribute('data-tight', false);
  for (let steps = from; steps <= most; steps += 1) {
    box.dataset['gone'] = yieldings.slice(0, steps).join(' ');
    if (!isTooWide()) return steps;
  }
  if (mayScroll) {
    box.dataset['gone'] = '';
    return 0;
  }
  box.toggleAttribute('data-tight', true);
  return most;
}
