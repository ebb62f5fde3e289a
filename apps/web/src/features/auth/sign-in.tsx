import { Logo } from '@mindhero/ui/logo';
import { useTranslation } from 'react-i18next';
import { BeadRods } from './bead-rods.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in.module.css';

/** The first screen: the promise on one side, the form on the other. `target` is where to go afterwards. */
export function SignIn({ target }: { readonly target: string | undefined }) {
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
          <h1 className={classes.title}>{t('title')}</h1>
          <SignInForm target={target} />
          <LanguageSwitch />
        </div>
      </main>
    </div>
  );
}
