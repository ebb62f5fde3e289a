import type { Student } from '@mindhero/contract/student';
import { Callout } from '@mindhero/ui/callout';
import { TextField } from '@mindhero/ui/text-field';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesTo, meanwhile } from '../../../platform/edited.ts';
import { toastDone } from '../../../platform/failures.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { languageNames } from '../../../platform/language.ts';
import { type AccountFlag, FlagFields, LanguageField } from './account-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { forgetPeople } from './use-account-steps.ts';
import classes from './accounts.module.css';

const texts = ['first_name', 'last_name', 'username', 'email', 'phone_number'] as const;

type Flags = Readonly<Partial<Record<AccountFlag, boolean>>>;
type Details = Pick<Student, (typeof texts)[number] | 'language'>;
type Account = Details & Flags & Pick<Student, 'version'>;

/** What stands in the form: an empty text for none. */
interface Shown extends Flags, Readonly<Record<(typeof texts)[number], string>>, Pick<Student, 'language'> {}

interface EditAccountProps {
  readonly title: string;
  readonly account: Account;
  /** Under which the account is kept. */
  readonly queryKey: QueryKey;
  /** Stores what was changed of the version that was shown; answers the account as it is then. */
  readonly save: (body: Pick<Student, 'version'> & Partial<Details> & Flags) => Promise<unknown>;
  readonly onClose: () => void;
  /** What the person may, under a heading each. */
  readonly sections: readonly { readonly legend: string; readonly flags: readonly AccountFlag[] }[];
}

/**
 * The form of an account. Only what was changed here is sent: when somebody else was faster, the rest shows what they
 * changed, and nothing that was typed is lost.
 */
export function EditAccount({ title, account, queryKey, save, onClose, sections }: EditAccountProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const stored = shownOf(
    account,
    sections.flatMap(({ flags }) => flags),
  );
  const [opened] = useState(stored);
  const form = useForm<Shown, unknown>({
    values: stored,
    send: async (_values, changes) => {
      if (Object.keys(changes).length === 0) return null;
      return save({ version: account.version, ...changes, ...emptied(changes) });
    },
    reload: () => queries.invalidateQueries({ queryKey }),
    onDone: (saved) => {
      onClose();
      if (saved === null) return;
      queries.setQueryData(queryKey, saved);
      toastDone(t('accounts:edit.saved'));
      void forgetPeople(queries);
    },
    failure: ['update', 'user_data'],
  });
  const { values, change } = form;
  /** What somebody else has put meanwhile, told where it is put aside or taken over. */
  const noteOf = (name: keyof Shown, say: (stored: Shown) => string) => {
    const found = meanwhile({ opened, stored, changes: changesTo(stored, values) }, name);
    if (found === null) return null;
    return found === 'overwrites'
      ? t('accounts:edit.now', { value: say(stored) })
      : t('accounts:edit.theirs');
  };
  const field = (name: (typeof texts)[number]) => ({
    ...form.text(name),
    description: noteOf(name, (theirs) => theirs[name] || t('accounts:edit.empty')),
    notesBelow: true,
    autoComplete: 'off',
  });
  return (
    <FormDialog title={title} form={form} submitLabel={t('accounts:edit.save')} onClose={onClose}>
      {form.isOutdated && <Callout role="alert">{t('accounts:edit.changed')}</Callout>}
      <NameFields field={field} />
      <div className={classes.pair}>
        <TextField label={t('accounts:field.email')} {...field('email')} type="email" />
        <TextField label={t('accounts:field.phone_number')} {...field('phone_number')} type="tel" />
      </div>
      <LanguageField
        value={values.language}
        description={noteOf('language', ({ language }) => languageNames[language])}
        onChange={(language) => change({ language })}
      />
      {sections.map((section) => (
        <FlagFields
          key={section.legend}
          {...section}
          values={values}
          noteOf={(flag) =>
            noteOf(flag, (theirs) =>
              t(theirs[flag] === true ? 'accounts:facts.allowed' : 'accounts:facts.not_allowed'),
            )
          }
          onChange={change}
        />
      ))}
    </FormDialog>
  );
}

function shownOf(account: Account, flags: readonly AccountFlag[]): Shown {
  const { first_name, last_name, username, email, phone_number, language } = account;
  return {
    first_name,
    last_name,
    username,
    email: email ?? '',
    phone_number: phone_number ?? '',
    language,
    ...Object.fromEntries(flags.map((flag) => [flag, account[flag]])),
  };
}

/** What an account can be without, once nothing is left in its field. */
function emptied({ email, phone_number: phone }: Partial<Shown>): Partial<Details> {
  return {
    ...(email?.trim() === '' && { email: null }),
    ...(phone?.trim() === '' && { phone_number: null }),
  };
}
