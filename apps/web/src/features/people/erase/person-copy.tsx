import { exportPerson } from '@mindhero/contract/person';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { saveFile } from '../../../platform/answered-file.ts';
import { call } from '../../../platform/client.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import type { Account } from '../accounts/use-account-steps.ts';
import classes from './erase.module.css';

/** One of those who are to be erased, and a copy of all that is held about them. */
export function PersonCopy({ person }: { readonly person: Account }) {
  const { t } = useTranslation('accounts');
  const name = nameOf(person);
  const copy = useMutation({
    mutationFn: () => call(exportPerson, { params: { id: person.id } }),
    onSuccess: saveFile,
    meta: { action: 'load', item: 'user_data' },
  });
  return (
    <li className={classes.person}>
      <span>
        <b>{name}</b>
        {name !== person.username && <small>{person.username}</small>}
      </span>
      <ToolButton
        icon={IconDownload}
        loading={copy.isPending}
        aria-label={t('erase.copy_of', { name })}
        onClick={() => copy.mutate()}
      >
        {t('erase.copy')}
      </ToolButton>
    </li>
  );
}
