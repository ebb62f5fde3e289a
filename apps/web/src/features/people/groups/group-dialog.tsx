import type { Group } from '@mindhero/contract/group';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../platform/me.ts';
import { nameOf } from '../../../platform/names.ts';
import { isLeading } from '../../../platform/permissions.ts';
import { TeacherPick } from './teacher-pick.tsx';
import { type GroupFaults, type GroupForm, useSaveGroup } from './use-save-group.ts';
import classes from './groups.module.css';

interface GroupDialogProps {
  /** Null for a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
  readonly onSaved: (group: Group) => void;
}

/** A group's name, and for those who lead a school its teacher. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const { t } = useTranslation(['groups', 'common']);
  const me = useMe();
  const isTeacherAsked = isLeading(me) && (group === null || group.school !== null);
  // The school of a new group is that of its teacher, unless there is only one.
  const mayBeNobody = group !== null || me.school !== null;
  const [form, setForm] = useState<GroupForm>({
    name: group?.name ?? '',
    teacherId: group?.teacher?.id ?? null,
  });
  const [faults, setFaults] = useState<GroupFaults>({});
  // What is stored now, once somebody else was faster; what was typed stays.
  const [newest, setNewest] = useState<Group | null>(null);
  const save = useSaveGroup({
    group: newest ?? group,
    onSaved: (saved) => {
      onClose();
      onSaved(saved);
    },
    onRefused: setFaults,
    onChangedMeanwhile: setNewest,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsIn(form);
    setFaults(found);
    if (Object.keys(found).length === 0) save.mutate(form);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(group === null ? 'groups:create' : 'groups:edit')}
      closeLabel={t('common:buttons.close')}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        {newest !== null && <ChangedMeanwhile group={newest} />}
        <TextField
          label={t('groups:name')}
          value={form.name}
          maxLength={100}
          data-autofocus
          error={faults.name === undefined ? null : t(nameFaults[faults.name])}
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
        {isTeacherAsked && (
          <TeacherPick
            label={t('groups:teacher')}
            school={group?.school?.id}
            nobody={mayBeNobody ? t('groups:no_teacher') : undefined}
            picked={form.teacherId}
            onPick={(teacherId) => setForm({ ...form, teacherId })}
            error={faults.teacher === undefined ? undefined : t(teacherFaults[faults.teacher])}
          />
        )}
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {t('common:buttons.close')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(group === null ? 'groups:create' : 'common:buttons.save')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

const nameFaults = {
  required: 'common:messages.fieldRequired',
  blank: 'common:messages.fieldBlank',
  invalid_format: 'groups:fault.invalid_format',
} as const;

const teacherFaults = {
  required: 'common:messages.fieldRequired',
  not_an_option: 'groups:fault.teacher',
} as const;

function faultsIn({ name }: GroupForm): GroupFaults {
  if (name === '') return { name: 'required' };
  return name.trim() === '' ? { name: 'blank' } : {};
}

/** Said above the form, with what is stored now; saving again puts what was typed in its place. */
function ChangedMeanwhile({ group }: { readonly group: Group }) {
  const { t } = useTranslation('groups');
  const teacher = group.teacher === null ? '–' : nameOf(group.teacher);
  return (
    <Callout tone="warning" role="alert">
      <b>{t('changed.title')}</b> {t('changed.text', { name: group.name, teacher })}
    </Callout>
  );
}
