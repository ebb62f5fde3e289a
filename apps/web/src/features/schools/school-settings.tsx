import { TextInput } from '@mantine/core';
import { archiveSchool, restoreSchool, type School, updateSchool } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Dialog } from '@mindhero/ui/dialog';
import { confirm } from '@mindhero/ui/dialogs';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { DirectorSection } from './director-section.tsx';
import { TimeZoneSelect } from './time-zone-select.tsx';
import { useFaultText } from './use-fault-text.ts';
import { useSchoolChange } from './use-school-change.ts';
import classes from './schools.module.css';

interface SchoolSettingsProps {
  readonly school: School;
  readonly onClose: () => void;
}

/** Name, time zone and director of a school, and its archive. */
export function SchoolSettings({ school: first, onClose }: SchoolSettingsProps) {
  const { t } = useTranslation(['schools', 'common']);
  const [school, setSchool] = useState(first);
  const [name, setName] = useState(first.name);
  const [timeZone, setTimeZone] = useState(first.time_zone);
  const params = { id: school.id };
  const { version } = school;
  const save = useSchoolChange(
    () => call(updateSchool, { params, body: { version, name, time_zone: timeZone } }),
    { onStored: setSchool, id: school.id },
  );
  const isArchived = school.archived_at !== null;
  const archive = useSchoolChange(
    () => call(isArchived ? restoreSchool : archiveSchool, { params, body: { version } }),
    { onStored: setSchool, id: school.id },
  );
  const faultText = useFaultText(save.faults);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await save.run()) onClose();
  }

  async function askToArchive() {
    const isSure = await confirm({
      kind: 'warning',
      title: t('schools:archive.title', { name: school.name }),
      text: t('schools:archive.text'),
      confirmLabel: t('schools:archive.confirm'),
      closeLabel: t('common:buttons.close'),
    });
    if (isSure) await archive.run();
  }

  return (
    <Dialog opened onClose={onClose} title={school.name} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={t('schools:name')}
          value={name}
          maxLength={100}
          error={faultText('body.name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TimeZoneSelect value={timeZone} onChange={setTimeZone} />
        <div className={classes.buttons}>
          <Button type="submit" loading={save.isPending}>
            {t('schools:save')}
          </Button>
        </div>
      </form>
      <DirectorSection school={school} onStored={setSchool} />
      <section className={classes.section}>
        <h3>{t('schools:archive.heading')}</h3>
        <p>{t(isArchived ? 'schools:archive.is_archived' : 'schools:archive.hint')}</p>
        <div className={classes.buttons}>
          {isArchived ? (
            <Button kind="ghost" loading={archive.isPending} onClick={() => void archive.run()}>
              {t('schools:archive.restore')}
            </Button>
          ) : (
            <Button kind="ghost" loading={archive.isPending} onClick={() => void askToArchive()}>
              {t('schools:archive.confirm')}
            </Button>
          )}
        </div>
      </section>
    </Dialog>
  );
}
