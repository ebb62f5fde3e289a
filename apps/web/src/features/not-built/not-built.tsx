import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import { ButtonLink } from '../../platform/links.tsx';

/** Stands under the address of a screen that does not exist yet, and says so. */
export function NotBuilt() {
  const { t } = useTranslation();
  return (
    <Page title={useScreenTitle()}>
      <EmptyState
        title={t('not_built.title')}
        text={t('not_built.text')}
        action={<ButtonLink to="/">{t('buttons.home')}</ButtonLink>}
      />
    </Page>
  );
}
