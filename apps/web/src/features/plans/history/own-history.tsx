import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { PlanHistory } from './plan-history.tsx';

/** All plans that one has, had or will have oneself. */
export function OwnHistory() {
  const { t } = useTranslation('plans');
  return (
    <Card title={t('history.own')}>
      <PlanHistory userId={useMe().id} isOwn />
    </Card>
  );
}
