import type { NewAccount } from '@mindhero/contract/account';
import { createTeacher, usualPermissions } from '@mindhero/contract/teacher';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { useMe } from '../../../platform/me.ts';
import { isAdmin } from '../../../platform/permissions.ts';
import { useNamesakes } from '../../../platform/use-namesakes.ts';
import { FlagFields, LanguageField } from '../accounts/account-fields.tsx';
import { AddAccount } from '../accounts/add-account.tsx';
import { SchoolPick } from './school-pick.tsx';
import { useFlagSections } from './use-flag-sections.ts';

interface AddTeacherProps {
  readonly onClose: () => void;
  readonly onMade: (made: readonly NewAccount[]) => void;
}

/** The form for one new teacher: of the director's school, or of one that an administrator chooses. */
export function AddTeacher({ onClose, onMade }: AddTeacherProps) {
  const { t } = useTranslation('teachers');
  const me = useMe();
  const sections = useFlagSections();
  const withNamesakes = useNamesakes('add');
  const [language, setLanguage] = useState(me.language);
  const [flags, setFlags] = useState(usualPermissions);
  const [school, setSchool] = useState<number | null>(null);
  return (
    <AddAccount
      title={t('add')}
      item="teachers"
      create={(names) =>
        withNamesakes({ ...names, ...flags, language, ...(isAdmin(me) && { school }) }, (body) =>
          call(createTeacher, { body }),
        )
      }
      onClose={onClose}
      onMade={onMade}
    >
      {() => (
        <>
          {isAdmin(me) && <SchoolPick picked={school} onPick={setSchool} />}
          <LanguageField value={language} onChange={setLanguage} />
          {sections.map((section) => (
            <FlagFields
              key={section.legend}
              {...section}
              values={flags}
              onChange={(change) => setFlags({ ...flags, ...change })}
            />
          ))}
        </>
      )}
    </AddAccount>
  );
}
