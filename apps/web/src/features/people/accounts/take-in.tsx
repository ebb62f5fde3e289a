import { takeInStudent } from '@mindhero/contract/take-in';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { isOfFields, useFaultTexts } from '../../../platform/fault-texts.ts';
import { nameOf } from '../../../platform/names.ts';
import { GroupField } from './account-fields.tsx';
import { forgetPeople } from './use-account-steps.ts';
import classes from './accounts.module.css';

/** Takes in a student who registered alone and has told username and code. */
export function TakeIn({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [told, setTold] = useState({ username: '', code: '' });
  const [group, setGroup] = useState<number | null>(null);
  const closeLabel = t('common:buttons.close');
  const taking = useMutation({
    mutationFn: () => call(takeInStudent, { body: { ...told, ...(group !== null && { group }) } }),
    onSuccess: async (student) => {
      onClose();
      toast({ kind: 'success', text: t('accounts:take_in.done', { user: nameOf(student) }), closeLabel });
      await forgetPeople(queries);
    },
    onError: (error) => {
      if (!isOfFields(error)) toastFailure('update', 'students', error);
    },
  });
  const faultOf = useFaultTexts(taking.error);
  const isWrong = faultOf('code') !== null || faultOf('username') !== null;
  const field = (name: keyof typeof told) => ({
    value: told[name],
    autoComplete: 'off',
    autoCapitalize: name === 'code' ? 'characters' : 'none',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTold({ ...told, [name]: currentTarget.value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    taking.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={t('accounts:take_in.title')} closeLabel={closeLabel}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>{t('accounts:take_in.text')}</p>
        <div className={classes.pair}>
          <TextField {...field('username')} label={t('accounts:field.username')} data-autofocus />
          <TextField
            {...field('code')}
            label={t('accounts:take_in.code')}
            description={t('accounts:take_in.code_hint')}
            notesBelow
            error={isWrong && t('accounts:take_in.wrong')}
          />
        </div>
        <GroupField value={group} fault={faultOf('group')} onChange={setGroup} />
        <Button
          type="submit"
          disabled={told.username.trim() === '' || told.code.trim() === ''}
          loading={taking.isPending}
        >
          {t('accounts:take_in.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
