import { Button } from '@mindhero/ui/button';
import { Page } from '@mindhero/ui/page';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';
import { ReadLookCard } from '../../entities/person/read-look/read-look-card.tsx';
import { useSignOut } from '../../entities/person/sign-out.ts';
import { Account } from './account.tsx';
import { AvatarChoice } from './avatar-choice.tsx';
import { DataCard } from './data-card.tsx';
import { GameSwitches } from './game-switches.tsx';
import { InstallCard } from './install-card.tsx';
import { Look } from './look.tsx';
import { PasswordCard } from './password-card.tsx';
import { RatingCard } from './rating-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import classes from './profile.module.css';

interface ProfileProps {
  /** Further cards, from elsewhere. */
  readonly children?: ReactNode;
}

/** One's own account: how one is shown and reached, how it all looks and sounds, what keeps it safe, and the way out. */
export function Profile({ children }: ProfileProps) {
  const { t } = useTranslation(['profile', 'common']);
  const signOut = useSignOut();
  const me = useMe();
  return (
    <Page
      title={t('profile:title')}
      actions={
        <Button kind="ghost" icon={<IconLogout size={20} aria-hidden />} onClick={() => void signOut()}>
          {t('common:buttons.sign_out')}
        </Button>
      }
    >
      <div className={classes.columns}>
        <div className={classes.cards}>
          <AvatarChoice />
          <Look />
          <GameSwitches />
          <RatingCard />
          <ReadLookCard />
          <InstallCard />
          {children}
          <DataCard />
        </div>
        <div className={classes.cards}>
          <Account />
          <PasswordCard />
          {!isStudent(me) && <SecondFactorCard />}
          <SessionsCard />
        </div>
      </div>
    </Page>
  );
}
