import { isSameName } from '@mindhero/contract/namesake';
import { erasePeople } from '@mindhero/contract/person';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import { type Faults, faultsOf } from '../../../platform/form/faults.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
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
  const count = people.length;
  const wanted = people.length === 1 && people[0] !== undefined ? nameOf(people[0]) : String(count);
  /** Whose groups would be left without a teacher, as the server said. */
  const stillTeaching = (faults: Faults) =>
    people.filter((_, index) => faults[`people.${index}`]?.code === 'still_teaches');
  const form = useForm({
    values: { typed: '', leave_groups: false },
    send: ({ leave_groups }) =>
      call(erasePeople, {
        body: { people: people.map((person) => ({ id: person.id, name: nameOf(person) })), leave_groups },
      }),
    onDone: async ({ erased }) => {
      toastDone(t('accounts:erase.done', { count: erased }));
      await onErased();
      await forgetPeople(queries);
    },
    onRefused: (error) => (stillTeaching(faultsOf(error)).length > 0 ? faultsOf(error) : null),
    failure: ['delete', 'user_data'],
  });
  const teaching = stillTeaching(form.faults);
  const list = new Intl.ListFormat(i18n.language);
  return (
    <FormDialog
      title={
        count === 1 ? t('accounts:erase.title', { user: wanted }) : t('accounts:erase.several', { count })
      }
      form={form}
      submitLabel={t('accounts:erase.confirm')}
      isDanger
      isReady={isSameName(form.values.typed, wanted)}
      onClose={onClose}
    >
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
        {...form.text('typed')}
        label={
          count === 1
            ? t('accounts:erase.type_name', { name: wanted })
            : t('accounts:erase.type_number', { count })
        }
        autoComplete="off"
        spellCheck={false}
      />
      {teaching.length > 0 && (
        <>
          <Callout tone="warning" role="alert">
            {t('accounts:erase.still_teaches', { names: list.format(teaching.map(nameOf)) })}
          </Callout>
          <Checkbox
            label={t('accounts:erase.leave_groups')}
            checked={form.values.leave_groups}
            onChange={({ currentTarget }) => form.change({ leave_groups: currentTarget.checked })}
          />
        </>
      )}
    </FormDialog>
  );
}
