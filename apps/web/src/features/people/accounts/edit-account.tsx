import type { Permission } from '@mindhero/contract/permission';
import type { Student } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import type { QueryKey } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesTo, meanwhile } from '../../../platform/edited.ts';
import { isChangedMeanwhile, useFaultTexts } from '../../../platform/fault-texts.ts';
import { languageNames } from '../../../platform/language.ts';
import { FlagFields, LanguageField } from './account-fields.tsx';
import { useSaveAccount } from './use-save-account.ts';
import classes from './accounts.module.css';

const texts = ['first_name', 'last_name', 'username', 'email', 'phone_number'] as const;
const types = { email: 'email', phone_number: 'tel' } as const;

type Details = Pick<Student, (typeof texts)[number] | 'language'>;
type Flags<Flag extends Permission> = Readonly<Record<Flag, boolean>>;

interface EditAccountProps<Flag extends Permission> {
  readonly title: string;
  readonly account: Details & Flags<Flag> & Pick<Student, 'version'>;
  /** Under which the account is kept. */
  readonly queryKey: QueryKey;
  /** Stores what was changed of the version that was shown; answers the account as it is then. */
  readonly save: (
    body: Pick<Student, 'version'> & Partial<Details> & Partial<Flags<Flag>>,
  ) => Promise<unknown>;
  readonly onClose: () => void;
  /** What the person may, under a heading each. */
  readonly sections: readonly { readonly legend: string; readonly flags: readonly Flag[] }[];
}

/**
 * The form of an account. Only what was changed here is kept and sent: when somebody else was faster, the rest shows
 * what they changed, and nothing that was typed is lost.
 */
export function EditAccount<Flag extends Permission>({
  title,
  account,
  queryKey,
  save,
  onClose,
  sections,
}: EditAccountProps<Flag>) {
  const { t } = useTranslation(['accounts', 'common']);
  const [opened] = useState(account);
  const [changes, setChanges] = useState<Partial<Details & Flags<Flag>>>({});
  const change = (next: typeof changes) => setChanges(changesTo<Details & Flags<Flag>>(account, next));
  const values = { ...account, ...changes };
  const saving = useSaveAccount({ queryKey, save, onSaved: onClose });
  const faultOf = useFaultTexts(saving.error);
  /** What somebody else has put meanwhile, told where it is put aside or taken over. */
  const noteOf = (name: keyof Details | Flag, say: (stored: typeof account) => string) => {
    const found = meanwhile<Details & Flags<Flag>>({ opened, stored: account, changes }, name);
    if (found === null) return null;
    return found === 'overwrites'
      ? t('accounts:edit.now', { value: say(account) })
      : t('accounts:edit.theirs');
  };
  const field = (name: (typeof texts)[number]) => ({
    label: t(`accounts:field.${name}`),
    value: values[name] ?? '',
    error: faultOf(name),
    description: noteOf(name, (stored) => stored[name] || t('accounts:edit.empty')),
    notesBelow: true,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
      const next: Partial<Details> = { [name]: value.trim() === '' && name in types ? null : value };
      change({ ...changes, ...next });
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Object.keys(changes).length === 0) onClose();
    else saving.mutate({ version: account.version, ...changes });
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {isChangedMeanwhile(saving.error) && <Callout role="alert">{t('accounts:edit.changed')}</Callout>}
        <div className={classes.pair}>
          <TextField {...field('first_name')} data-autofocus />
          <TextField {...field('last_name')} />
        </div>
        <TextField {...field('username')} />
        <div className={classes.pair}>
          <TextField {...field('email')} type={types.email} />
          <TextField {...field('phone_number')} type={types.phone_number} />
        </div>
        <LanguageField
          value={values.language}
          description={noteOf('language', ({ language }) => languageNames[language])}
          onChange={(language) => change({ ...changes, language })}
        />
        {sections.map((section) => (
          <FlagFields
            key={section.legend}
            {...section}
            values={values}
            noteOf={(flag) =>
              noteOf(flag, (stored) =>
                t(stored[flag] ? 'accounts:facts.allowed' : 'accounts:facts.not_allowed'),
              )
            }
            onChange={(flags) => change({ ...changes, ...flags })}
          />
        ))}
        <Button type="submit" loading={saving.isPending}>
          {t('accounts:edit.save')}
        </Button>
      </form>
    </Dialog>
  );
}
