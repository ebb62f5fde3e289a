import { Button } from '@mindhero/ui/button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { outbox } from '../../../entities/play/outbox/device.ts';
import { confirm } from '../../../platform/confirm.ts';
import { LeftScreen } from './late-left-screen.ts';

interface LeftRoundProps extends Omit<ComponentProps<typeof LeftScreen>, 'hint' | 'others'> {
  readonly onLeave: () => void;
}

/** A round of homework that was left. A person who ends it here has missed what is left of it, so it is asked. */
export function LeftRound({ onLeave, ...props }: LeftRoundProps) {
  const { t } = useTranslation(['homework', 'play']);
  const end = async () => {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('homework:left.end_title'),
      text: t('homework:left.end_text'),
      confirmLabel: t('homework:left.end'),
      closeLabel: t('play:stop_close'),
      keeps: true,
    });
    if (!confirmed) return;
    await outbox.end(props.left.play.id);
    await outbox.deliver();
    onLeave();
  };
  return (
    <LeftScreen
      {...props}
      hint={t('homework:left.text')}
      others={
        <>
          <Button kind="subtle" onClick={onLeave}>
            {t('homework:round.overview')}
          </Button>
          <Button kind="ghost" onClick={() => void end()}>
            {t('homework:left.end')}
          </Button>
        </>
      }
    />
  );
}
