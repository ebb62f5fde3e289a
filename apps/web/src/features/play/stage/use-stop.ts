import { useSteady } from '@mindhero/ui/use-steady';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../platform/confirm.ts';
import type { Run } from '../run.ts';

/**
 * How a play is stopped: it is asked, and the play waits meanwhile. It is asked as well of whoever goes elsewhere, by the
 * browser's way back or by a link: the play stays open then.
 * @param onLeave of a play that always stays open
 */
export function useStop(run: Run, onLeave: (() => void) | undefined): () => void {
  const { t } = useTranslation('play');
  const asked = useRef(0);

  /** @param way what it is asked for */
  async function ask(way: 'stop' | 'leave'): Promise<boolean> {
    const question = ++asked.current;
    run.pause();
    const confirmed = await confirm({
      kind: 'warning',
      title: t(`${way}_title`),
      text: t(`${way}_text`),
      confirmLabel: t(way),
      closeLabel: t('stop_close'),
      keeps: true,
    });
    // A second press of the way back asks once more in place of the first.
    if (!confirmed && asked.current === question) run.resume();
    return confirmed;
  }

  const isLeft = useRef(false);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (isLeft.current || run.view().phase === 'over' || current.pathname === next.pathname) return false;
      return !(await ask('leave'));
    },
    enableBeforeUnload: false,
  });

  return useSteady(async () => {
    if (!(await ask(onLeave === undefined ? 'stop' : 'leave'))) return;
    if (onLeave === undefined) return run.stop();
    isLeft.current = true;
    onLeave();
  });
}
