import { makeRecoveryLink } from '@mindhero/contract/recovery';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { IconCopy, IconLifebuoy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { useCopy } from '../../../entities/person/new-accounts/use-copy.ts';
import { useShownOnce } from '../../../entities/person/new-accounts/use-shown-once.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { toastFailure } from '../../../platform/failures.ts';
import { useFormats } from '../../../platform/format.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import type { Account } from '../accounts/use-account-steps.ts';
import classes from '../accounts/accounts.module.css';

interface Made {
  readonly token: string;
  readonly expires_at: string;
}

/** Makes a link by which somebody of the staff chooses a new password, after a question, and shows it once. */
export function RecoveryLink({ person }: { readonly person: Account }) {
  const { t } = useTranslation('accounts');
  const [made, setMade] = useState<Made | null>(null);
  const user = nameOf(person);

  async function make(): Promise<void> {
    const confirmed = await confirm({
      kind: 'warning',
      title: t('recovery_link.title', { user }),
      text: t('recovery_link.text'),
      confirmLabel: t('recovery_link.confirm'),
    });
    if (!confirmed) return;
    try {
      setMade(await call(makeRecoveryLink, { params: { id: person.id } }));
    } catch (error) {
      toastFailure('create', 'user_data', error);
    }
  }
  return (
    <>
      <ToolButton icon={IconLifebuoy} onClick={() => void make()}>
        {t('recovery_link.button')}
      </ToolButton>
      {made !== null && <Shown user={user} made={made} onClose={() => setMade(null)} />}
    </>
  );
}

interface ShownProps {
  readonly user: string;
  readonly made: Made;
  readonly onClose: () => void;
}

/** The link, which can be seen this once. What follows its # is never sent to a server. */
function Shown({ user, made, onClose }: ShownProps) {
  const { t } = useTranslation('accounts');
  const { dateTime } = useFormats();
  const copy = useCopy();
  const { keep, mayGo } = useShownOnce(1, {
    title: t('recovery_link.ask'),
    text: t('recovery_link.ask_text'),
  });
  const link = `${location.origin}/recovery#${made.token}`;
  async function close(): Promise<void> {
    if (await mayGo()) onClose();
  }
  return (
    <Dialog onClose={() => void close()} title={t('recovery_link.result', { user })}>
      <p>{t('recovery_link.once', { until: dateTime(made.expires_at) })}</p>
      <p className={classes.link}>{link}</p>
      <ButtonRow>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={keep(() => copy(link))}>
          {t('recovery_link.copy')}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
