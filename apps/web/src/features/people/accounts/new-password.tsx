import { resetPassword } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { IconCopy, IconKey } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { useCopy } from '../../../entities/person/new-accounts/use-copy.ts';
import { useShownOnce } from '../../../entities/person/new-accounts/use-shown-once.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { toastFailure } from '../../../platform/failures.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { CardsButton } from '../cards/cards-button.tsx';
import { type Account, forgetPeople } from './use-account-steps.ts';
import classes from './accounts.module.css';

interface NewPasswordProps {
  readonly person: Account;
  /** Of a student: when the login card was made that is valid now, null for none. Others have no cards. */
  readonly cardMadeAt?: string | null | undefined;
}

/** Gives somebody a new password, after a question, and shows it once; a student's can be printed on a login card. */
export function NewPassword({ person, cardMadeAt }: NewPasswordProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [password, setPassword] = useState<string | null>(null);
  const user = nameOf(person);

  async function reset(): Promise<void> {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('accounts:password.title', { user }),
      text: t('accounts:password.text'),
      confirmLabel: t('accounts:password.confirm'),
    });
    if (!confirmed) return;
    try {
      setPassword((await call(resetPassword, { params: { id: person.id } })).password);
    } catch (error) {
      toastFailure('update', 'user_data', error);
      return;
    }
    // Until when it works, and that the one before has expired, stands on the page and in lists.
    await forgetPeople(queries);
  }

  return (
    <>
      <ToolButton icon={IconKey} onClick={() => void reset()}>
        {t('accounts:password.button')}
      </ToolButton>
      {password !== null && <Shown {...{ person, cardMadeAt, password }} onClose={() => setPassword(null)} />}
    </>
  );
}

interface ShownProps extends NewPasswordProps {
  readonly password: string;
  readonly onClose: () => void;
}

/** The password, which can be seen this once. */
function Shown({ person, cardMadeAt, password, onClose }: ShownProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const copy = useCopy();
  const { keep, mayGo } = useShownOnce(1);
  async function close(): Promise<void> {
    if (await mayGo()) onClose();
  }
  return (
    <Dialog onClose={() => void close()} title={t('accounts:password.result', { user: nameOf(person) })}>
      <p>{t('accounts:password.once')}</p>
      <dl className={classes.credentials}>
        <dt>{t('accounts:field.username')}</dt>
        <dd>{person.username}</dd>
        <dt>{t('accounts:created.password')}</dt>
        <dd className={classes.secret}>{password}</dd>
      </dl>
      <ButtonRow>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={keep(() => copy(password))}>
          {t('accounts:password.copy')}
        </Button>
        {cardMadeAt !== undefined && (
          <CardsButton students={[{ ...person, card_made_at: cardMadeAt, password }]} />
        )}
      </ButtonRow>
    </Dialog>
  );
}
