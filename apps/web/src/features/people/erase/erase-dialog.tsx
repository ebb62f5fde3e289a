import { isSameName } from '@mindhero/contract/namesake';
import { erasePeople } from '@mindhero/contract/person';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import { nameOf } from '../../../platform/names.ts';
import { type Account, forgetPeople } from '../accounts/use-account-steps.ts';
import { PersonCopy } from './person-copy.tsx';
import classes from './erase.module.css';

interface EraseDialogProps {
  readonly people: readonly Account[];
  readonly onClose: () => void;
  /** Leads away from a page of theirs, which is asked for no more then. */
  readonly onErased: () => void | Promise<void>;
}

/** Offers a copy of what is held, asks for the name to be typed, or for the number where it is about several, and erases. */
export function EraseDialog({ people, onClose, onErased }: EraseDialogProps) {
  const { t, i18n } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [leaves, setLeaves] = useState(false);
  const count = people.length;
  const wanted = people.length === 1 && people[0] !== undefined ? nameOf(people[0]) : String(count);
  const closeLabel = t('common:buttons.close');
  const erase = useMutation({
    mutationFn: () =>
      call(erasePeople, {
        body: {
          people: people.map((person) => ({ id: person.id, name: nameOf(person) })),
          leave_groups: leaves,
        },
      }),
    onError: (error) => {
      if (stillTeaching(error, people).length === 0) toastFailure('delete', 'user_data', error);
    },
    onSuccess: async ({ erased }) => {
      toast({ kind: 'success', text: t('accounts:erase.done', { count: erased }), closeLabel });
      await onErased();
      await forgetPeople(queries);
    },
  });
  const teaching = stillTeaching(erase.error, people);
  const list = new Intl.ListFormat(i18n.language);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSameName(typed, wanted)) erase.mutate();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        count === 1 ? t('accounts:erase.title', { user: wanted }) : t('accounts:erase.several', { count })
      }
      closeLabel={closeLabel}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <Callout tone="fault">{t('accounts:erase.text')}</Callout>
        <section>
          <h3 className={classes.step}>{t('accounts:erase.copy_title')}</h3>
          <ul className={classes.people}>
            {people.map((person) => (
              <PersonCopy key={person.id} person={person} />
            ))}
          </ul>
        </section>
        <TextField
          label={
            count === 1
              ? t('accounts:erase.type_name', { name: wanted })
              : t('accounts:erase.type_number', { count })
          }
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {teaching.length > 0 && (
          <>
            <Callout tone="warning" role="alert">
              {t('accounts:erase.still_teaches', { names: list.format(teaching.map(nameOf)) })}
            </Callout>
            <Checkbox
              label={t('accounts:erase.leave_groups')}
              checked={leaves}
              onChange={({ currentTarget }) => setLeaves(currentTarget.checked)}
            />
          </>
        )}
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {closeLabel}
          </Button>
          <Button type="submit" kind="danger" disabled={!isSameName(typed, wanted)} loading={erase.isPending}>
            {t('accounts:erase.confirm')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

/** Whose groups would be left without a teacher, as the server said. */
function stillTeaching(error: unknown, people: readonly Account[]): Account[] {
  if (!(error instanceof ApiError)) return [];
  const paths = error.fields.filter(({ code }) => code === 'still_teaches').map(({ path }) => path);
  return people.filter((_, index) => paths.includes(`body.people.${index}`));
}
