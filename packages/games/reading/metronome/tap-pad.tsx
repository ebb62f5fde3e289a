import { IconHandFinger } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StageButton } from '../../stage/stage-button.tsx';
import classes from './player.module.css';

/** Where the beat is tapped: the landing of the finger counts; a click without a pointer comes from the keyboard. */
export function TapPad({ onTap }: { readonly onTap: (() => void) | null }) {
  const { t } = useTranslation('metronome');
  return (
    <StageButton
      className={classes.pad}
      aria-disabled={onTap === null}
      onPointerDown={(event) => event.isPrimary && event.button === 0 && onTap?.()}
      onClick={(event) => event.detail === 0 && onTap?.()}
    >
      <IconHandFinger aria-hidden />
      {t('tap')}
    </StageButton>
  );
}
