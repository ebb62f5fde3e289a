import type { Holiday } from '@mindhero/contract/holidays';
import { schoolRatings } from '@mindhero/contract/rating-settings';
import { type School, updateSchool } from '@mindhero/contract/school';
import { GOAL_STEP, LEAST_GOAL, MOST_GOAL, USUAL_GOAL } from '@mindhero/engine/goal';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Chips } from '@mindhero/ui/chips';
import { SelectField } from '@mindhero/ui/select-field';
import { TextField } from '@mindhero/ui/text-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamesakes } from '../../entities/person/use-namesakes.ts';
import { call } from '../../platform/client.ts';
import { type Faults, missingIn } from '../../platform/form/faults.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { HolidaysField } from './holidays-field.tsx';
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

const goals = Array.from(
  { length: (MOST_GOAL - LEAST_GOAL) / GOAL_STEP + 1 },
  (_, index) => LEAST_GOAL + index * GOAL_STEP,
);

/** What is missing of a line that was begun. */
const missingDays = (holidays: readonly Holiday[]): Faults =>
  Object.assign(
    {},
    ...holidays.map((holiday, at) =>
      Object.fromEntries(
        Object.entries(missingIn(holiday, ['from', 'to'])).map(([end, fault]) => [
          `holidays.${at}.${end}`,
          fault,
        ]),
      ),
    ),
  );

/** Name, time zone, rating, goal and holidays of a school. Only what was changed here is sent. */
export function SchoolForm({ school, onStored, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schools');
  const { id, version, name, time_zone, rating, rates_young, goal_minutes, holidays } = school;
  const hint = useId();
  const { store, reload } = useSchoolStore({ id, onStored });
  const withNamesakes = useNamesakes('rename');
  const save = useForm({
    values: { name, time_zone, rating, rates_young, goal_minutes, holidays },
    required: ['name'],
    check: (values) => missingDays(values.holidays),
    words: 'schools',
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
      <SelectField
        label={t('goal.label')}
        description={t('goal.hint')}
        value={save.values.goal_minutes ?? USUAL_GOAL}
        onChange={({ currentTarget }) => save.change({ goal_minutes: Number(currentTarget.value) })}
      >
        {goals.map((count) => (
          <option key={count} value={count}>
            {t('goal.minutes', { count })}
          </option>
        ))}
      </SelectField>
      <HolidaysField
        value={save.values.holidays}
        errorOf={save.errorOf}
        onChange={(changed, mended) => save.change({ holidays: changed }, mended)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isSending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
