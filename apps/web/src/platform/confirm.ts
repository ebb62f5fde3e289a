import { confirm as ask } from '@mindhero/ui/dialogs';
import i18next from 'i18next';

type Asked = Parameters<typeof ask>[0];

/** Asks before something is done; resolves to whether to do it. The way back is called "Close" where nothing else is said. */
export const confirm = (asked: Omit<Asked, 'closeLabel'> & Partial<Asked>): Promise<boolean> =>
  ask({ closeLabel: i18next.t('common:buttons.close'), ...asked });
