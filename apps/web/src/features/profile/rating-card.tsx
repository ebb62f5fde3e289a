import { Card } from '@mindhero/ui/card';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { useUpdateMe } from '../../entities/person/use-update-me.ts';

/** Whether others see a pupil in the rating. */
export function RatingCard() {
  const { t } = useTranslation('profile');
  const me = useMe();
  const update = useUpdateMe();
  if (!isStudent(me)) return null;
  return (
    <Card title={t('rating.title')}>
      <Checkbox
        label={t('rating.shown')}
        description={t('rating.shown_text')}
        checked={me.is_rated}
        onChange={(event) => update.mutate({ is_rated: event.currentTarget.checked })}
      />
    </Card>
  );
}
