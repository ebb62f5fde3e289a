import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../platform/confirm.ts';

interface ShownOnce {
  /** What keeps the passwords, as a handler that remembers it; what says false has not kept them. */
  readonly keep: (by: () => void | Promise<boolean>) => () => void;
  /** Whether they may go: a person who has not kept them is asked. */
  readonly mayGo: () => Promise<boolean>;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/**
 * Passwords that can be seen this once do not go by a key pressed too soon.
 * @param count how many there are
 * @param words what is asked, where it is something else than passwords
 */
export function useShownOnce(count: number, words?: Words): ShownOnce {
  const { t } = useTranslation(['accounts', 'common']);
  const [isKept, setKept] = useState(false);
  return {
    keep: (by) => () => {
      void (async () => {
        if ((await by()) !== false) setKept(true);
      })();
    },
    mayGo: async () =>
      isKept ||
      confirm({
        kind: 'warning',
        title: words?.title ?? t('accounts:created.ask', { count }),
        text: words?.text ?? t('accounts:created.text', { count }),
        confirmLabel: t('accounts:created.leave'),
        closeLabel: t('common:buttons.back'),
      }),
  };
}
