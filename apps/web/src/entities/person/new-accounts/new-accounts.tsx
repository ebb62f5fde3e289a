import type { NewAccount } from '@mindhero/contract/account';
import { BOM, csvLine, guard } from '@mindhero/contract/csv';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/answered-file.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { nameOf } from '../names.ts';
import { useCopy } from './use-copy.ts';
import { useShownOnce } from './use-shown-once.ts';
import classes from './new-accounts.module.css';

interface NewAccountsProps {
  readonly accounts: readonly NewAccount[];
  /** What can be done with them beside. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** Usernames and first passwords of accounts just made. Passwords are shown only here and never again. */
export function NewAccounts({ accounts, actions, onClose }: NewAccountsProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const copy = useCopy();
  const count = accounts.length;
  const { keep, mayGo } = useShownOnce(count);
  async function close(): Promise<void> {
    if (await mayGo()) onClose();
  }
  const lines = accounts.map((account) => [nameOf(account), account.username, account.password]);
  const file = () => {
    const head = [t('accounts:created.name'), t('accounts:field.username'), t('accounts:created.password')];
    const text = [head, ...lines].map((line) => csvLine(line.map(guard))).join('');
    return new File([BOM + text], `${t('accounts:created.password')}.csv`, { type: 'text/csv' });
  };
  return (
    <Dialog onClose={() => void close()} width={720} title={t('accounts:created.title', { count })}>
      <p>{t('accounts:created.text', { count })}</p>
      <ButtonRow>
        <Button
          icon={<IconCopy size={18} aria-hidden />}
          onClick={keep(() => copy(lines.map((line) => line.join('\t')).join('\n')))}
        >
          {t('accounts:created.copy')}
        </Button>
        <Button
          kind="ghost"
          icon={<IconDownload size={18} aria-hidden />}
          onClick={keep(() => saveFile(file()))}
        >
          {t('accounts:created.file')}
        </Button>
        <Button kind="ghost" icon={<IconPrinter size={18} aria-hidden />} onClick={keep(() => print())}>
          {t('accounts:created.print')}
        </Button>
        {actions}
      </ButtonRow>
      <table className={classes.sheet}>
        <thead>
          <tr>
            <th scope="col">{t('accounts:created.name')}</th>
            <th scope="col">{t('accounts:field.username')}</th>
            <th scope="col">{t('accounts:created.password')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <td>{nameOf(account)}</td>
              <td>{account.username}</td>
              <td className={classes.secret}>{account.password}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
