import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../confirm.ts';

/**
 * Asks whoever goes elsewhere, by closing the form, the browser's way back or a link, while something written is not sent.
 * A reload is not asked about: what is written stays on the device.
 * @returns to be called once it is sent: the way is free then
 */
export function useLeaveQuestion(isWritten: boolean): () => void {
  const { t } = useTranslation();
  const isSent = useRef(false);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (isSent.current || !isWritten || current.pathname === next.pathname) return false;
      const leaves = await confirm({
        kind: 'warning',
        title: t('leave.title'),
        text: t('leave.text'),
        confirmLabel: t('leave.leave'),
        closeLabel: t('leave.stay'),
        keeps: true,
      });
      return !leaves;
    },
    enableBeforeUnload: false,
  });
  return () => {
    isSent.current = true;
  };
}
