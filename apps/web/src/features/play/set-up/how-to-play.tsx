import { useMediaQuery } from '@mantine/hooks';
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

/** The instructions, a sentence a step; of keys none where fingers play. */
export function HowToPlay({ opened, onClose, texts }: HowToPlayProps) {
  const { t } = useTranslation(['play', 'common']);
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const { howTo, howToKeys } = texts;
  const sentences = howToKeys === undefined || isTouch ? howTo : [...howTo, howToKeys];
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('how_to_title', { title: texts.title })}
      closeLabel={t('common:buttons.close')}
    >
      <ol className={classes.steps}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button fullWidth size="lg" data-autofocus onClick={onClose}>
        {t('got_it')}
      </Button>
    </Dialog>
  );
}
