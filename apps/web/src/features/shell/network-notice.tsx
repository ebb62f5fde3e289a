import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useReachable } from '../../platform/network.ts';
import classes from './network-notice.module.css';

/** Says quietly that there is no network, and that playing goes on. */
export function NetworkNotice() {
  const { t } = useTranslation();
  const isReachable = useReachable();
  return (
    // There from the start: screen readers tell of what comes into a status, not of a status that comes.
    <div role="status" className={classes.status}>
      {!isReachable && (
        <p className={classes.notice}>
          <IconCloudOff size={20} aria-hidden />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
