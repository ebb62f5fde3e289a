import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import { useMe } from '../../platform/me.ts';
import { useScreenTitle } from '../../platform/screen-name.ts';

/** Where the subscription gate leads: what is missing, and whom to ask. */
export function NoPlan() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { role } = useMe();
  return (
    <Page title={useScreenTitle()}>
      <EmptyState
        title={t('dashboard:no_plan.title')}
        text={t(`dashboard:no_plan.${role === 'ADMIN' ? 'STUDENT' : role}`)}
        action={<ButtonLink to="/">{t('common:buttons.home')}</ButtonLink>}
      />
    </Page>
  );
}
