import { archiveSchool, restoreSchool, type School } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { confirm } from '../../platform/confirm.ts';
import { Dialog } from '../../platform/dialog.tsx';
import { useForm } from '../../platform/form/use-form.ts';
import { DirectorSection } from './director-section.tsx';
import { Outdated } from './outdated.tsx';
import { SchoolForm } from './school-form.tsx';
import { useSchoolStore } from './use-school-store.ts';
import classes from './schools.module.css';

interface SchoolSettingsProps {
  readonly school: School;
  readonly onClose: () => void;
}

/** Name, time zone and director of a school, and its archive. */
export function SchoolSettings({ school: first, onClose }: SchoolSettingsProps) {
  const { t } = useTranslation(['schools', 'common']);
  const [school, setSchool] = useState(first);
  const { id, version } = school;
  const isArchived = school.archived_at !== null;
  const { store, reload } = useSchoolStore({ id, onStored: setSchool });
  const archive = useForm({
    values: {},
    send: () => call(isArchived ? restoreSchool : archiveSchool, { params: { id }, body: { version } }),
    onDone: store,
    reload,
    failure: ['update', 'school'],
  });

  async function askToArchive() {
    const isSure = await confirm({
      kind: 'warning',
      title: t('schools:archive.title', { name: school.name }),
      text: t('schools:archive.text'),
      confirmLabel: t('schools:archive.confirm'),
    });
    if (isSure) archive.press();
  }

  return (
    <Dialog onClose={onClose} title={school.name}>
      <SchoolForm school={school} onStored={setSchool} onSaved={onClose} />
      <DirectorSection school={school} onStored={setSchool} />
      <section className={classes.section}>
        <h3>{t('schools:archive.heading')}</h3>
        <p>{t(isArchived ? 'schools:archive.is_archived' : 'schools:archive.hint')}</p>
        <Outdated change={archive} />
        <div className={classes.buttons}>
          {isArchived ? (
            <Button kind="ghost" loading={archive.isSending} onClick={archive.press}>
              {t('schools:archive.restore')}
            </Button>
          ) : (
            <Button kind="ghost" loading={archive.isSending} onClick={() => void askToArchive()}>
              {t('schools:archive.confirm')}
            </Button>
          )}
        </div>
      </section>
    </Dialog>
  );
}
