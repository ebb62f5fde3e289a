import { type School, updateSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { TextField } from '@mindhero/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { changesTo } from '../../platform/edited.ts';
import { useNamesakes } from '../../platform/use-namesakes.ts';
import { Outdated } from './outdated.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useSchoolChange } from './use-school-change.ts';
import classes from './schools.module.css';

interface SchoolFormProps {
  readonly school: School;
  /** Told what is stored now: after the change, and after somebody else's. */
  readonly onStored: (school: School) => void;
  readonly onSaved: () => void;
}

type Details = Pick<School, 'name' | 'time_zone'>;

/**
 * Name and time zone of a school. Only what was changed here is kept and sent: when somebody else was faster, the rest
 * shows what they changed, and nothing that was typed is lost.
 */
export function SchoolForm({ school, onStored, onSaved }: SchoolFormProps) {
  const { t } = useTranslation('schools');
  const [details, setDetails] = useState<Partial<Details>>({});
  const change = (next: Partial<Details>) => setDetails(changesTo<Details>(school, { ...details, ...next }));
  const { id, version, name, time_zone } = { ...school, ...details };
  const withNamesakes = useNamesakes('rename');
  const rename = () =>
    withNamesakes({ version, ...details }, (body) => call(updateSchool, { params: { id }, body }));
  const save = useSchoolChange(rename, {
    onStored,
    id,
  });
  const faultText = useFaultText(save.faults);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (Object.keys(details).length > 0) {
      if (!(await save.run())) return;
      setDetails({});
    }
    onSaved();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Outdated change={save} />
      <TextField
        label={t('name')}
        value={name}
        maxLength={100}
        error={faultText('body.name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TimeZoneField value={time_zone} onChange={(zone) => change({ time_zone: zone })} />
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
