import { TextInput } from '@mantine/core';
import type { Permission } from '@mindhero/contract/permission';
import type { Student } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { Dialog } from '@mindhero/ui/dialog';
import type { QueryKey } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const [details, setDetails] = useState<Partial<Details>>({});
  const [allowed, setAllowed] = useState<Partial<Flags<Flag>>>({});
  const values = { ...account, ...details };
  const saving = useSaveAccount({ queryKey, save, onSaved: onClose });
  const faultOf = useFaultTexts(saving.error);
  const [opened] = useState<Details>(account);
  /** What somebody else has put meanwhile where something is typed here. */
  const nowOf = (name: keyof Details) =>
    details[name] !== undefined && account[name] !== opened[name] && account[name] !== details[name]
      ? t('accounts:edit.now', { value: account[name] || t('accounts:edit.empty') })
      : null;
  const field = (name: (typeof texts)[number]) => ({
    label: t(`accounts:field.${name}`),
    value: values[name] ?? '',
    error: faultOf(name),
    description: nowOf(name),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setDetails({ ...details, [name]: value.trim() === '' && name in types ? null : value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (Object.keys({ ...details, ...allowed }).length === 0) onClose();
    else saving.mutate({ version: account.version, ...details, ...allowed });
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {isChangedMeanwhile(saving.error) && <Callout role="alert">{t('accounts:edit.changed')}</Callout>}
        <div className={classes.pair}>
          <TextInput {...field('first_name')} data-autofocus />
          <TextInput {...field('last_name')} />
        </div>
        <TextInput {...field('username')} />
        <div className={classes.pair}>
          <TextInput {...field('email')} type={types.email} />
          <TextInput {...field('phone_number')} type={types.phone_number} />
        </div>
        <LanguageField
          value={values.language}
          description={
            nowOf('language') && t('accounts:edit.now', { value: languageNames[account.language] })
          }
          onChange={(language) => setDetails({ ...details, language })}
        />
        {sections.map((section) => (
          <FlagFields
            key={section.legend}
            {...section}
            values={{ ...account, ...allowed }}
            onChange={(change) => setAllowed({ ...allowed, ...change })}
          />
        ))}
        <Button type="submit" loading={saving.isPending}>
          {t('accounts:edit.save')}
        </Button>
      </form>
    </Dialog>
  );
}
