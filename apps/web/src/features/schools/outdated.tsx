import { Callout } from '@mindhero/ui/callout';
import { useTranslation } from 'react-i18next';

/** Said where a change stands that was refused, since somebody else has changed the school meanwhile. */
export function Outdated({ change }: { readonly change: { readonly isOutdated: boolean } }) {
  const { t } = useTranslation('schools');
  if (!change.isOutdated) return null;
  return (
    <Callout tone="warning" role="alert">
      {t('changed_meanwhile')}
    </Callout>
  );
}
