import { schoolRatings } from '@mindhero/contract/rating-settings';
import { type School, updateSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Chips } from '@mindhero/ui/chips';
import { TextField } from '@mindhero/ui/text-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamesakes } from '../../entities/person/use-namesakes.ts';
import { call } from '../../platform/client.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Outdated } from './outdated.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useSchoolStore } from './use-school-store.ts';
import classes from './schools.module.css';

interface SchoolFormProps {
  readonly school: School;
  /** Told what is stored now: after the change, and after somebody else's. */
  readonly onStored: (school: School) => void;
  readonly onSaved: () => void;
}

/** Name, time zone and rating of a school. Only what was changed here is sent. */
export function SchoolForm({ school, onStored, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schools');
  const { id, version, name, time_zone, rating, rates_young } = school;
  const hint = useId();
  const { store, reload } = useSchoolStore({ id, onStored });
  const withNamesakes = useNamesakes('rename');
  const save = useForm({
    values: { name, time_zone, rating, rates_young },
    required: ['name'],
    send: async (_, changes) => {
      if (Object.keys(changes).length === 0) return null;
      return withNamesakes({ version, ...changes }, (body) => call(updateSchool, { params: { id }, body }));
    },
    onDone: (stored: School | null) => {
      if (stored !== null) store(stored);
      save.reset();
      onSaved();
    },
    reload,
    failure: ['update', 'school'],
  });
  return (
    <form className={classes.form} {...save.form}>
      <Outdated change={save} />
      <TextField {...save.text('name')} label={t('name')} maxLength={100} />
      <TimeZoneField value={save.values.time_zone} onChange={(zone) => save.change({ time_zone: zone })} />
      <div>
        <Chips
          label={t('rating.label')}
          describedBy={hint}
          value={save.values.rating}
          options={schoolRatings.map((value) => ({ value, label: t(`rating.${value}`) }))}
          onChange={(value) => save.change({ rating: value })}
        />
        <p id={hint} className={classes.ratingHint}>
          {t('rating.hint')}
        </p>
      </div>
      {save.values.rating !== 'off' && (
        <Checkbox
          label={t('rating.young')}
          checked={save.values.rates_young}
          onChange={({ currentTarget }) => save.change({ rates_young: currentTarget.checked })}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isSending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
