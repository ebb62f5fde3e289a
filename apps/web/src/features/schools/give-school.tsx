import { giveSchool, type PersonWithoutSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Dialog } from '@mindhero/ui/dialog';
import { PickList } from '@mindhero/ui/pick-list';
import { toast } from '@mindhero/ui/toasts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { toastFailure } from '../../platform/failures.ts';
import { fieldCodeOf } from '../../platform/field-errors.ts';
import { PAUSE_MS, SHOWN } from '../../platform/lists/picking.ts';
import { nameOf } from '../../platform/names.ts';
import { schoolsQuery } from '../../platform/schools.ts';
import { useDebouncedValue } from '../../platform/use-debounced.ts';
import classes from './schools.module.css';

interface GiveSchoolProps {
  readonly person: PersonWithoutSchool;
  readonly onClose: () => void;
}

/** Which school somebody is taken into; directors are offered those that nobody directs. */
export function GiveSchool({ person, onClose }: GiveSchoolProps) {
  const { t } = useTranslation(['schools', 'common']);
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const [school, setSchool] = useState<number | null>(null);
  const found = useQuery({
    ...schoolsQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'schools' },
  });
  const give = useMutation({
    mutationFn: (id: number) => call(giveSchool, { params: { id }, body: { person: person.id } }),
    onSuccess: async ({ name }) => {
      toast({
        kind: 'success',
        text: t('schools:waiting.given', { user: nameOf(person), name }),
        closeLabel: t('common:buttons.close'),
      });
      onClose();
      const keys = ['people-without-school', 'schools', 'students', 'teachers', 'groups'];
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error) => {
      if (fieldCodeOf(error, 'person') === undefined) toastFailure('update', 'school', error);
    },
  });
  const fault = fieldCodeOf(give.error, 'person');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (school !== null) give.mutate(school);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('schools:waiting.give_to', { name: nameOf(person) })}
      closeLabel={t('common:buttons.close')}
    >
      <form className={classes.form} onSubmit={submit}>
        <p>{t(`schools:waiting.as.${person.role}`)}</p>
        <PickList
          kind="one"
          label={t('schools:name')}
          searchLabel={t('schools:search')}
          search={typed}
          onSearch={setTyped}
          loading={found.isPending || found.isPlaceholderData}
          options={(found.data?.results ?? [])
            .filter(({ director }) => person.role !== 'DIRECTOR' || director === null)
            .map(({ id, name }) => ({ id, name }))}
          picked={new Set(school === null ? [] : [school])}
          onPick={([id = null]) => setSchool(id)}
          note={found.data?.count === 0 ? t('schools:empty.found_title') : null}
          error={
            fault === undefined
              ? undefined
              : t(fault === 'taken' ? 'schools:waiting.directed' : 'schools:waiting.gone')
          }
        />
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {t('common:buttons.close')}
          </Button>
          <Button type="submit" disabled={school === null} loading={give.isPending}>
            {t('schools:waiting.give')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
