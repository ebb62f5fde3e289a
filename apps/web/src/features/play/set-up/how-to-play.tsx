import { Modal } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { useMounted } from '@mantine/hooks';
import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../room-texts.ts';
import classes from './set-up.module.css';

interface HowToPlayProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly texts: RoomTexts;
}

/** The instructions, a sentence a step. */
export function HowToPlay({ opened, onClose, texts }: HowToPlayProps) {
  const { t } = useTranslation(['play', 'common']);
  // Mantine remembers where the focus was when a closed dialog opens, so this one must begin closed.
  const mounted = useMounted();
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={`${texts.title}: ${t('how_to_play')}`}
      closeButtonProps={{ 'aria-label': t('common:buttons.close') }}
      centered
    >
      <ol className={classes.steps}>
        {texts.howTo.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button fullWidth size="lg" data-autofocus onClick={onClose}>
        {t('got_it')}
      </Button>
    </Modal>
  );
}
