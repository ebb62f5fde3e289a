import { Button } from '@mindhero/ui/button';
import { Page } from '@mindhero/ui/page';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../platform/sign-out.ts';
import { Account } from './account.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import { DataCard } from './data-card.tsx';
import { GameSwitches } from './game-switches.tsx';
import { InstallCard } from './install-card.tsx';
import { Look } from './look.tsx';
import { PasswordCard } from './password-card.tsx';
import classes from './profile.module.css';

/** One's own account: hero, language, colours, sound, password, the app on the device, and the way out. */
export function Profile() {
  const { t } = useTranslation(['profile', 'common']);
  const signOut = useSignOut();
  return (
    <Page
      title={t('profile:title')}
      actions={
        <Button kind="ghost" icon={<IconLogout size={20} aria-hidden />} onClick={() => void signOut()}>
          {t('common:buttons.sign_out')}
        </Button>
      }
    >
      <div className={classes.cards}>
        <AvatarChoice />
        <Look />
        <GameSwitches />
        <Account />
        <InstallCard />
        <DataCard />
        <PasswordCard />
      </div>
    </Page>
  );
}
