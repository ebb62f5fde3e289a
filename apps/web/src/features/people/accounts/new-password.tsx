import { resetPassword } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Dialog } from '@mindhero/ui/dialog';
import { confirm } from '@mindhero/ui/dialogs';
import { IconCopy, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { nameOf } from '../../../platform/names.ts';
import { useCopy } from '../../../platform/new-accounts/use-copy.ts';
import { CardsButton } from '../cards/cards-button.tsx';
import type { Account } from './use-account-steps.ts';
import classes from './accounts.module.css';

interface NewPasswordProps {
  readonly person: Account;
  /** Of a student: when the login card was made that is valid now, null for none. Others have no cards. */
  readonly cardMadeAt?: string | null | undefined;
}

/** Gives somebody a new password, after a question, and shows it once; a student's can be printed on a login card. */
export function NewPassword({ person, cardMadeAt }: NewPasswordProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const copy = useCopy();
  const [password, setPassword] = useState<string | null>(null);
  const user = nameOf(person);
  const closeLabel = t('common:buttons.close');

  async function reset(): Promise<void> {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('accounts:password.title', { user }),
      text: t('accounts:password.text'),
      confirmLabel: t('accounts:password.confirm'),
      closeLabel,
    });
    if (!confirmed) return;
    try {
      setPassword((await call(resetPassword, { params: { id: person.id } })).password);
    } catch (error) {
      toastFailure('update', 'user_data', error);
    }
  }

  return (
    <>
      <Button kind="ghost" size="sm" icon={<IconKey size={18} aria-hidden />} onClick={() => void reset()}>
        {t('accounts:password.button')}
      </Button>
      <Dialog
        opened={password !== null}
        onClose={() => setPassword(null)}
        title={t('accounts:password.result', { user })}
        closeLabel={closeLabel}
      >
        <p>{t('accounts:password.once')}</p>
        <dl className={classes.credentials}>
          <dt>{t('accounts:field.username')}</dt>
          <dd>{person.username}</dd>
          <dt>{t('accounts:created.password')}</dt>
          <dd className={classes.secret}>{password}</dd>
        </dl>
        <ButtonRow>
          <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => copy(password ?? '')}>
            {t('accounts:password.copy')}
          </Button>
          {password !== null && cardMadeAt !== undefined && (
            <CardsButton students={[{ ...person, card_made_at: cardMadeAt, password }]} />
          )}
        </ButtonRow>
      </Dialog>
    </>
  );
}
