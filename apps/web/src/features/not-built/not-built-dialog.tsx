import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../entities/game/screen-name.ts';

/** A window over a built screen that does not exist yet, and says so. */
export function NotBuiltDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={useScreenTitle()} closeLabel={t('buttons.close')}>
      <p>
        <b>{t('not_built.title')}</b> {t('not_built.text')}
      </p>
      <Button onClick={onClose}>{t('buttons.close')}</Button>
    </Dialog>
  );
}
