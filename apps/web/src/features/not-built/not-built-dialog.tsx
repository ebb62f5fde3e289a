import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';
import { Dialog } from '../../platform/dialog.tsx';

/** A window over a built screen that does not exist yet, and says so. */
export function NotBuiltDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={useScreenTitle()}>
      <p>
        <b>{t('not_built.title')}</b> {t('not_built.text')}
      </p>
      <Button onClick={onClose}>{t('buttons.close')}</Button>
    </Dialog>
  );
}
