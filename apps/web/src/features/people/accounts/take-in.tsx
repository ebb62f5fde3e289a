import { takeInStudent } from '@mindhero/contract/take-in';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { GroupField } from './account-fields.tsx';
import { forgetPeople } from './use-account-steps.ts';
import classes from './accounts.module.css';

interface Told {
  readonly username: string;
  readonly code: string;
  readonly group: number | null;
}

const nothing: Told = { username: '', code: '', group: null };

/** Takes in a student who registered alone and has told username and code. */
export function TakeIn({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const form = useForm({
    values: nothing,
    send: ({ group, ...told }) =>
      call(takeInStudent, { body: { ...told, ...(group !== null && { group }) } }),
    onDone: (student) => {
      onClose();
      toastDone(t('accounts:take_in.done', { user: nameOf(student) }));
      return forgetPeople(queries);
    },
    failure: ['update', 'students'],
  });
  const { username, code, group } = form.values;
  return (
    <FormDialog
      title={t('accounts:take_in.title')}
      form={form}
      submitLabel={t('accounts:take_in.submit')}
      isReady={username.trim() !== '' && code.trim() !== ''}
      onClose={onClose}
    >
      <p>{t('accounts:take_in.text')}</p>
      <div className={classes.pair}>
        <TextField
          {...form.text('username')}
          label={t('accounts:field.username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
        <TextField
          {...form.text('code')}
          label={t('accounts:take_in.code')}
          description={t('accounts:take_in.code_hint')}
          notesBelow
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <GroupField
        value={group}
        fault={form.errorOf('group')}
        onChange={(next) => form.change({ group: next })}
      />
    </FormDialog>
  );
}
