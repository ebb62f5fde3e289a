import { Pill } from '@mindhero/ui/pill';
import { PointsSign } from '@mindhero/ui/points-sign';
import { useTranslation } from 'react-i18next';
import { useMe } from './me.ts';
import { isStudent } from './permissions.ts';

/** What a pupil has collected; nobody else collects. */
export function PointsPill() {
  const { t } = useTranslation();
  const me = useMe();
  if (!isStudent(me)) return null;
  return (
    <Pill tone="gold">
      <PointsSign />
      {t('points', { count: me.points })}
    </Pill>
  );
}
