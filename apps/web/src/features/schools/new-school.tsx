import type { FieldError } from '@mindhero/contract/errors';
import { createSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { toastFailure } from '../../platform/failures.ts';
import { useNamesakes } from '../../platform/use-namesakes.ts';
import { DirectorChoice } from './director-choice.tsx';
import { directorOf, emptyDraft, faultsOfDraft } from './director-draft.ts';
import { fieldsOf } from './fields-of.ts';
import { FirstPassword } from './first-password.tsx';
import { homeZone, TimeZoneField } from './time-zone-field.tsx';
import { useFaultText } from './use-fault-text.ts';
import classes from './schools.module.css';

/** The form for a school, and at the end the first password of a director who was made with it. */
export function NewSchool({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['schools', 'common']);
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [timeZone, setTimeZone] = useState(homeZone);
  const [director, setDirector] = useState(emptyDraft);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const faultText = useFaultText(faults);
  const withNamesakes = useNamesakes('add');
  const create = useMutation({
    mutationFn: () =>
      withNamesakes({ name, time_zone: timeZone, director: directorOf(director) }, (body) =>
        call(createSchool, { body }),
      ),
    onSuccess: ({ password }) => {
      void queryClient.invalidateQueries({ queryKey: ['schools'] });
      if (password === null) onClose();
    },
    onError: (error) => {
      const refused = fieldsOf(error);
      if (refused.length === 0) toastFailure('create', 'school', error);
      else setFaults(refused);
    },
  });

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const ofName: FieldError[] =
      name.trim() === '' ? [{ path: 'body.name', code: name === '' ? 'required' : 'blank' }] : [];
    const found = [...ofName, ...faultsOfDraft(director)];
    setFaults(found);
    if (found.length === 0) create.mutate();
  }

  if (create.data?.password) return <FirstPassword made={create.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('schools:create')} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('schools:name')}
          value={name}
          maxLength={100}
          error={faultText('body.name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        <TimeZoneField value={timeZone} onChange={setTimeZone} />
        <section className={classes.section}>
          <h3>{t('schools:director.label')}</h3>
          <DirectorChoice draft={director} onChange={setDirector} faults={faults} />
        </section>
        <div className={classes.buttons}>
          <Button kind="ghost" onClick={onClose}>
            {t('common:buttons.close')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('schools:create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
