import { useCallback } from 'react';
import { useFormats } from '../../platform/format.ts';
import type { Share } from './shares.ts';

/** How a share is read. */
export function useShare(): (share: Share) => string {
  const { percent } = useFormats();
  return useCallback(({ percent: found }: Share) => (found === null ? '–' : percent(found)), [percent]);
}
