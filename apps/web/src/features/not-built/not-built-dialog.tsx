import { Modal } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../platform/screen-name.ts';
import classes from './not-built.module.css';

/** A window over a built screen that does not exist yet, and says so. */
export function NotBuiltDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={useScreenTitle()}
      closeButtonProps={{ 'aria-label': t('buttons.close') }}
    >
      <p className={classes.text}>
        <b>{t('not_built.title')}</b> {t('not_built.text')}
      </p>
      <Button onClick={onClose}>{t('buttons.close')}</Button>
    </Modal>
  );
}
