import { Callout } from '@mindhero/ui/callout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withoutSchoolQuery } from '../../entities/school/schools.ts';
import { ButtonLink } from '../../platform/links.tsx';

/** Tells administrators that people who registered wait for a school. */
export function WaitingNotice() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(withoutSchoolQuery);
  if (data === undefined || data.count === 0) return null;
  return (
    <Callout>
      {t('waiting.text', { count: data.count })}{' '}
      <ButtonLink kind="ghost" size="sm" to="/schools">
        {t('waiting.show')}
      </ButtonLink>
    </Callout>
  );
}
