import { giveSchool, type PersonWithoutSchool } from '@mindhero/contract/school';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../entities/person/names.ts';
import { schoolsQuery } from '../../entities/school/schools.ts';
import { call } from '../../platform/client.ts';
import { toastDone } from '../../platform/failures.ts';
import { FormDialog } from '../../platform/form/form-dialog.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { PAUSE_MS, SHOWN } from '../../platform/lists/picking.ts';
import { useDebouncedValue } from '../../platform/use-debounced.ts';

interface GiveSchoolProps {
  readonly person: PersonWithoutSchool;
  readonly onClose: () => void;
}

/** None is chosen yet. */
const nowhere: { readonly school: number | null } = { school: null };

/** Which school somebody is taken into; directors are offered those that nobody directs. */
export function GiveSchool({ person, onClose }: GiveSchoolProps) {
  const { t } = useTranslation('schools');
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const found = useQuery({
    ...schoolsQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'schools' },
  });
  const give = useForm({
    values: nowhere,
    required: ['school'],
    send: ({ school }) => call(giveSchool, { params: { id: Number(school) }, body: { person: person.id } }),
    onDone: async ({ name }) => {
      toastDone(t('waiting.given', { user: nameOf(person), name }));
      onClose();
      const keys = ['people-without-school', 'schools', 'students', 'teachers', 'groups'];
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
    failure: ['update', 'school'],
  });
  const { school } = give.values;
  return (
    <FormDialog
      title={t('waiting.give_to', { name: nameOf(person) })}
      form={give}
      submitLabel={t('waiting.give')}
      isReady={school !== null}
      onClose={onClose}
    >
      <p>{t(`waiting.as.${person.role}`)}</p>
      <PickList
        kind="one"
        label={t('name')}
        searchLabel={t('search')}
        search={typed}
        onSearch={setTyped}
        loading={found.isPending || found.isPlaceholderData}
        options={(found.data?.results ?? [])
          .filter(({ director }) => person.role !== 'DIRECTOR' || director === null)
          .map(({ id, name }) => ({ id, name }))}
        picked={new Set(school === null ? [] : [school])}
        onPick={([id = null]) => give.change({ school: id })}
        note={found.data?.count === 0 ? t('empty.found_title') : null}
        error={give.errorOf('person') ?? undefined}
      />
    </FormDialog>
  );
}
