import type { NewAccount } from '@mindhero/contract/account';
import { createTeacher, usualPermissions } from '@mindhero/contract/teacher';
import type { Language } from '@mindhero/contract/user';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { useNamesakes } from '../../../entities/person/use-namesakes.ts';
import { schoolChoices } from '../../../entities/school/schools.ts';
import { call } from '../../../platform/client.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { ChoiceField } from '../../../platform/lists/choice-field.tsx';
import { FlagFields, LanguageField } from '../accounts/account-fields.tsx';
import { NameFields } from '../accounts/name-fields.tsx';
import { named, noNames, useNewAccounts } from '../accounts/use-new-accounts.ts';
import { useFlagSections } from './use-flag-sections.ts';

interface AddTeacherProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

type NewTeacher = typeof noNames &
  typeof usualPermissions & { readonly language: Language; readonly school: number | null };

/** The form for one new teacher: of the director's school, or of one that an administrator chooses. */
export function AddTeacher({ onClose, onMade }: AddTeacherProps) {
  const { t } = useTranslation(['teachers', 'accounts']);
  const me = useMe();
  const sections = useFlagSections();
  const withNamesakes = useNamesakes('add');
  const form = useNewAccounts<NewTeacher>({
    values: { ...noNames, ...usualPermissions, language: me.language, school: null },
    create: async ({ school, ...values }) => [
      await withNamesakes({ ...named(values), ...(isAdmin(me) && { school }) }, (body) =>
        call(createTeacher, { body }),
      ),
    ],
    item: 'teachers',
    onMade,
  });
  const { values, change } = form;
  return (
    <FormDialog title={t('teachers:add')} submitLabel={t('teachers:add')} form={form} onClose={onClose}>
      <NameFields field={form.text} hint={t('accounts:field.username_hint')} />
      {isAdmin(me) && (
        <ChoiceField
          place="form"
          label={t('teachers:school')}
          none={t('teachers:pick.none')}
          choices={schoolChoices}
          value={values.school}
          onChange={(school) => change({ school })}
          error={form.errorOf('school')}
        />
      )}
      <LanguageField value={values.language} onChange={(language) => change({ language })} />
      {sections.map((section) => (
        <FlagFields key={section.legend} {...section} values={values} onChange={change} />
      ))}
    </FormDialog>
  );
}
