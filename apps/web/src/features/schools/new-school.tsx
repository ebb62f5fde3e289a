import { createSchool } from '@mindhero/contract/school';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNamesakes } from '../../entities/person/use-namesakes.ts';
import { call } from '../../platform/client.ts';
import { FormDialog } from '../../platform/form/form-dialog.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { DirectorChoice } from './director-choice.tsx';
import { directorOf, emptyDraft, faultsOfDraft } from './director-draft.ts';
import { FirstPassword } from './first-password.tsx';
import { homeZone, TimeZoneField } from './time-zone-field.tsx';
import classes from './schools.module.css';

/** The form for a school, and at the end the first password of a director who was made with it. */
export function NewSchool({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('schools');
  const queries = useQueryClient();
  const withNamesakes = useNamesakes('add');
  const form = useForm({
    values: { name: '', time_zone: homeZone, director: emptyDraft },
    required: ['name'],
    check: ({ director }) => faultsOfDraft(director),
    send: ({ director, ...school }) =>
      withNamesakes({ ...school, director: directorOf(director) }, (body) => call(createSchool, { body })),
    onDone: ({ password }) => {
      void queries.invalidateQueries({ queryKey: ['schools'] });
      if (password === null) onClose();
    },
    failure: ['create', 'school'],
  });
  const { answer, text, values, change, errorOf } = form;
  if (answer?.password) return <FirstPassword made={answer} onClose={onClose} />;
  return (
    <FormDialog title={t('create')} form={form} submitLabel={t('create')} onClose={onClose}>
      <TextField {...text('name')} label={t('name')} maxLength={100} data-autofocus />
      <TimeZoneField value={values.time_zone} onChange={(zone) => change({ time_zone: zone })} />
      <section className={classes.section}>
        <h3>{t('director.label')}</h3>
        <DirectorChoice
          draft={values.director}
          onChange={(director) => change({ director })}
          errorOf={errorOf}
        />
      </section>
    </FormDialog>
  );
}
