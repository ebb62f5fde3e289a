import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthScreen } from './auth-screen.tsx';
import { ScanButton } from './card/scan-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The first screen. `target` is where to go afterwards. */
export function SignIn({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const toRegistration = (
    <>
      {t('no_account')} <Link to="/registration">{t('to_registration')}</Link>
    </>
  );
  return (
    <AuthScreen title={t('title')} aside={toRegistration}>
      <SignInForm target={target} />
      <ScanButton />
    </AuthScreen>
  );
}
