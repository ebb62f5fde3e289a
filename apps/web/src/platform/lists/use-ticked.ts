import { useState } from 'react';

const none: ReadonlySet<number> = new Set();

/**
 * Which rows are ticked. Another page, order or filter begins with none, so that nobody does something to rows that
 * are out of sight.
 * @param search what the list is asked for
 */
export function useTicked(
  search: object,
): readonly [ids: ReadonlySet<number>, tick: (ids: ReadonlySet<number>) => void] {
  const shown = JSON.stringify(search);
  const [ticked, setTicked] = useState({ shown, ids: none });
  return [ticked.shown === shown ? ticked.ids : none, (ids) => setTicked({ shown, ids })];
}
