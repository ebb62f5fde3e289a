import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { installation, useWayToInstall } from '../../platform/offline/installation.ts';
import classes from './profile.module.css';

/** How the app comes among the apps of this device; not there where that cannot be, or is done. */
export function InstallCard() {
  const { t } = useTranslation('profile');
  const way = useWayToInstall();
  if (way === null) return null;
  return (
    <Card title={t('install.title')}>
      <div className={classes.offer}>
        <p>{t('install.text')}</p>
        {way === 'by_browser' ? (
          <Button icon={<IconDownload size={20} aria-hidden />} onClick={() => void installation.install()}>
            {t('install.submit')}
          </Button>
        ) : (
          <p>{t('install.by_hand')}</p>
        )}
      </div>
    </Card>
  );
}
