import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/client.ts';
import classes from './sign-in.module.css';

interface FaultProps {
  readonly error: Error;
  /** What is said when nothing more is known. */
  readonly failed: string;
}

/** Why a form was not accepted as a whole. */
export function Fault({ error, failed }: FaultProps) {
  return (
    <p className={classes.fault} role="alert">
      {useReason(error) ?? failed}
    </p>
  );
}

function useReason(error: Error): string | null {
  const { t } = useTranslation('auth');
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'too_many_requests') return t('error.wait', { count: error.retryAfter ?? 60 });
  if (error.code === 'account_closed' || error.code === 'school_archived')
    return `${t(`error.${error.code}`, { school: error.closedDoor?.school ?? '' })} ${whomToAsk(t, error)}`;
  if (error.code === 'password_expired') return `${t('error.password_expired')} ${whomToAsk(t, error)}`;
  return error.code === 'invalid_credentials' ? t('error.invalid') : null;
}

function whomToAsk(t: TFunction<'auth'>, { closedDoor }: ApiError): string {
  const name = closedDoor?.ask ?? null;
  return name === null ? t('error.ask_school') : t('error.ask_name', { name });
}
