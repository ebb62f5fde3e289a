import { Button } from '@mindhero/ui/button';
import { useTranslation } from 'react-i18next';
import { type Account, useAccountSteps } from './use-account-steps.ts';

interface SelectedAccountsProps {
  readonly people: readonly (Account & { readonly is_active: boolean })[];
  readonly onDone: () => void;
  /** What is to be known before accounts are closed. */
  readonly note?: string | undefined;
}

/** What can be done with the accounts that are ticked: only what changes some of them. */
export function SelectedAccounts({ people, onDone, note }: SelectedAccountsProps) {
  const { t } = useTranslation('accounts');
  const take = useAccountSteps();
  const among = {
    deactivate: people.filter(({ is_active }) => is_active),
    reactivate: people.filter(({ is_active }) => !is_active),
  };
  return (['deactivate', 'reactivate'] as const).map(
    (step) =>
      among[step].length > 0 && (
        <Button
          key={step}
          size="sm"
          kind="ghost"
          onClick={() =>
            void take(step, among[step], step === 'deactivate' ? note : undefined).then(
              (done) => done && onDone(),
            )
          }
        >
          {t(`${step}.button`)}
        </Button>
      ),
  );
}
