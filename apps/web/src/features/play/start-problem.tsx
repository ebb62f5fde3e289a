import { Button } from '@mindhero/ui/button';
import { ErrorState } from '@mindhero/ui/error-state';
import { useTranslation } from 'react-i18next';
import { ApiError, NetworkError } from '../../platform/client.ts';
import { isMissingCode } from '../../platform/missing-code.ts';
import { useReachable } from '../../platform/network.ts';
import { loadNewVersion } from '../../platform/offline/load-new-version.ts';
import { NotOnDevice, NoTicket, OutdatedRules } from './ask-for-play.ts';

/** Why a play could not start, and what to do. Settings at fault are told beside their fields instead. */
export function StartProblem({ error }: { readonly error: unknown }) {
  const { t } = useTranslation(['play', 'common']);
  const isReachable = useReachable();
  if (error === null || (error instanceof ApiError && error.code === 'invalid_settings')) return null;
  const reason = reasonOf(error, isReachable);
  return (
    <ErrorState
      title={t('start_failed.title')}
      text={t(`start_failed.${reason}`)}
      action={
        (reason === 'outdated' || reason === 'incomplete') && (
          <Button onClick={() => void loadNewVersion()}>{t('common:buttons.reload')}</Button>
        )
      }
    />
  );
}

function reasonOf(error: unknown, isReachable: boolean) {
  if (error instanceof NoTicket) return 'no_ticket';
  if (error instanceof NotOnDevice) return 'not_on_device';
  if (error instanceof NetworkError) return 'offline';
  if (error instanceof OutdatedRules) return 'outdated';
  // Without a network nothing comes by loading the page anew, which would not come then, either.
  if (isMissingCode(error)) return isReachable ? 'incomplete' : 'code_not_on_device';
  if (!(error instanceof ApiError)) return 'other';
  switch (error.code) {
    case 'too_many_requests':
    case 'no_subscription':
    case 'subject_not_allowed':
      return error.code;
    default:
      return 'other';
  }
}
