import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AuthScreen } from '../auth-screen.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** An account for a person who has none yet. */
export function Registration() {
  const { t } = useTranslation('registration');
  const toSignIn = (
    <>
      {t('have_account')} <Link to="/login">{t('to_sign_in')}</Link>
    </>
  );
  return (
    <AuthScreen title={t('title')} aside={toSignIn}>
      <RegistrationForm />
    </AuthScreen>
  );
}
