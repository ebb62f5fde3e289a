import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../platform/game-settings/room-texts.ts';
import classes from './set-up.module.css';

interface HowToPlayProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly texts: RoomTexts;
}

/** The instructions, a sentence a step. */
export function HowToPlay({ opened, onClose, texts }: HowToPlayProps) {
  const { t } = useTranslation(['play', 'common']);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('how_to_title', { title: texts.title })}
      closeLabel={t('common:buttons.close')}
    >
      <ol className={classes.steps}>
        {texts.howTo.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button fullWidth size="lg" data-autofocus onClick={onClose}>
        {t('got_it')}
      </Button>
    </Dialog>
  );
}
