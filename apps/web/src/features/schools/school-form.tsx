import { TextInput } from '@mantine/core';
import { type School, updateSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { TimeZoneSelect } from './time-zone-select.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useSchoolChange } from './use-school-change.ts';
import classes from './schools.module.css';

interface SchoolFormProps {
  readonly school: School;
  /** Told what is stored now: after the change, and after somebody else's. */
  readonly onStored: (school: School) => void;
  readonly onSaved: () => void;
}

/** Name and time zone of a school; what was typed stays when somebody else was faster. */
export function SchoolForm({ school, onStored, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schools');
  const [name, setName] = useState(school.name);
  const [timeZone, setTimeZone] = useState(school.time_zone);
  const { id, version } = school;
  const save = useSchoolChange(
    () => call(updateSchool, { params: { id }, body: { version, name, time_zone: timeZone } }),
    { onStored, id },
  );
  const faultText = useFaultText(save.faults);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await save.run()) onSaved();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={t('name')}
        value={name}
        maxLength={100}
        error={faultText('body.name')}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TimeZoneSelect value={timeZone} onChange={setTimeZone} />
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
