import { exportMe } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { saveFile } from '../../platform/answered-file.ts';
import { call } from '../../platform/client.ts';
import { installationQuery } from '../../platform/installation.ts';
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
        <EraseHint />
      </div>
    </Card>
  );
}

/** Whom to ask to have everything erased: nobody does that by a slip of the finger. */
function EraseHint() {
  const { t } = useTranslation('profile');
  const { school, role } = useMe();
  const operator = useQuery(installationQuery).data?.operator ?? null;
  const hasDirector = school !== null && role !== 'DIRECTOR';
  return (
    <p>
      {hasDirector ? t('data.erase_at_school', { school: school.name }) : t('data.erase')}
      {operator !== null && ` ${t('data.operator', { ...operator })}`}
    </p>
  );
}
