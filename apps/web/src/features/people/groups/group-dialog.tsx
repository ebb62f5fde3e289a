import { createGroup, type Group, updateGroup } from '@mindhero/contract/group';
import { Callout } from '@mindhero/ui/callout';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupQuery, keepGroup } from '../../../entities/group/groups.ts';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { isLeading } from '../../../entities/person/permissions.ts';
import { useNamesakes } from '../../../entities/person/use-namesakes.ts';
import { call } from '../../../platform/client.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { TeacherPick } from './teacher-pick.tsx';

interface GroupDialogProps {
  /** As it is kept; null for a new one. */
  readonly group: Group | null;
  readonly onClose: () => void;
  readonly onSaved: (group: Group) => void;
}

/** A group's name, and for those who lead a school its teacher. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const { t } = useTranslation(['groups', 'common']);
  const me = useMe();
  const queries = useQueryClient();
  const withNamesakes = useNamesakes(group === null ? 'add' : 'rename');
  const isTeacherAsked = isLeading(me) && (group === null || group.school !== null);
  // The school of a new group is that of its teacher, unless there is only one.
  const mayBeNobody = group !== null || me.school !== null;
  const teacher = group?.teacher?.id ?? null;
  const form = useForm({
    values: { name: group?.name ?? '', teacher_id: teacher },
    required: ['name'],
    send: ({ name, teacher_id }) => {
      const given = { name, ...(teacher_id !== teacher && { teacher_id }) };
      if (group === null) return withNamesakes(given, (body) => call(createGroup, { body }));
      const { id, version } = group;
      return withNamesakes({ version, ...given }, (body) => call(updateGroup, { params: { id }, body }));
    },
    onDone: (saved) => {
      void keepGroup(queries, saved);
      onClose();
      onSaved(saved);
    },
    ...(group !== null && { reload: () => queries.invalidateQueries(groupQuery(group.id)) }),
    failure: [group === null ? 'create' : 'update', 'group'],
  });
  return (
    <FormDialog
      title={t(group === null ? 'groups:create' : 'groups:edit')}
      form={form}
      submitLabel={t(group === null ? 'groups:create' : 'common:buttons.save')}
      onClose={onClose}
    >
      {group !== null && form.isOutdated && <ChangedMeanwhile group={group} />}
      <TextField {...form.text('name')} label={t('groups:name')} maxLength={100} data-autofocus />
      {isTeacherAsked && (
        <TeacherPick
          label={t('groups:teacher')}
          school={group?.school?.id}
          nobody={mayBeNobody ? t('groups:no_teacher') : undefined}
          picked={form.values.teacher_id}
          onPick={(id) => form.change({ teacher_id: id })}
          error={form.errorOf('teacher_id')}
        />
      )}
    </FormDialog>
  );
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
