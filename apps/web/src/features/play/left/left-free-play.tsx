import { Button } from '@mindhero/ui/button';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { outbox } from '../../../entities/play/outbox/device.ts';
import { LeftScreen } from './late-left-screen.ts';

interface LeftFreePlayProps extends Omit<ComponentProps<typeof LeftScreen>, 'crumbs' | 'hint' | 'others'> {
  /** The pupil would rather begin anew. */
  readonly onSettle: () => void;
}

/** A free play that was left. A person who does not go on with it has stopped it, and chooses another. */
export function LeftFreePlay({ onSettle, ...props }: LeftFreePlayProps) {
  const { t } = useTranslation('play');
  const { subject } = props.room.rules;
  const end = async () => {
    await outbox.end(props.left.play.id);
    onSettle();
  };
  return (
    <LeftScreen
      {...props}
      crumbs={[
        <Link key="games" to="/games">
          {t('back')}
        </Link>,
        <Link key="area" to={`/games/${subject}`}>
          {t(`area.${subject}`)}
        </Link>,
      ]}
      hint={t('left.text')}
      others={
        <Button kind="ghost" onClick={() => void end()}>
          {t('left.new')}
        </Button>
      }
    />
  );
}
