import { Logo } from '@mindhero/ui/logo';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BeadRods } from './bead-rods.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './sign-in.module.css';

interface AuthScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way to the other form. */
  readonly aside: ReactNode;
}

/** A screen for a person who is not signed in: the promise on one side, a form on the other. */
export function AuthScreen({ title, children, aside }: AuthScreenProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={classes.screen}>
      <aside className={classes.promise}>
        <BeadRods />
        <Logo />
        <div className={classes.slogan}>
          <p className={classes.lines}>
            <span>{t('slogan.count')}</span> <span>{t('slogan.read')}</span>{' '}
            <span>{t('slogan.remember')}</span>
          </p>
          <p className={classes.text}>{t('slogan.text')}</p>
        </div>
      </aside>
      <main className={classes.side}>
        <div className={classes.column}>
          <h1 className={classes.title}>{title}</h1>
          {children}
          <p className={classes.other}>{aside}</p>
          <LanguageSwitch />
        </div>
      </main>
    </div>
  );
}
