import { exportMe } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../platform/answered-file.ts';
import { call } from '../../platform/client.ts';
import classes from './profile.module.css';

/** Everything that is kept about the person, to be taken away. */
export function DataCard() {
  const { t } = useTranslation('profile');
  const fetchData = useMutation({
    mutationFn: () => call(exportMe),
    onSuccess: saveFile,
    meta: { action: 'load', item: 'user_data' },
  });
  return (
    <Card title={t('data.title')}>
      <div className={classes.offer}>
        <p>{t('data.text')}</p>
        <Button
          kind="ghost"
          icon={<IconDownload size={20} aria-hidden />}
          loading={fetchData.isPending}
          onClick={() => fetchData.mutate()}
        >
          {t('data.submit')}
        </Button>
      </div>
    </Card>
  );
}
