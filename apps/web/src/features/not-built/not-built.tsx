import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import { useScreenTitle } from '../../platform/screen-name.ts';

/** Stands under the address of a screen that does not exist yet, and says so. */
export function NotBuilt() {
  const { t } = useTranslation();
  const screen = useScreenTitle();
  return (
    <Page title={screen}>
      <EmptyState
        title={t('not_built.title', { screen })}
        text={t('not_built.text')}
        action={<ButtonLink to="/">{t('buttons.home')}</ButtonLink>}
      />
    </Page>
  );
}
