import { deleteGroup, type Group } from '@mindhero/contract/group';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Page } from '@mindhero/ui/page';
import { Pill } from '@mindhero/ui/pill';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetGroups, groupQuery } from '../../../entities/group/groups.ts';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { may } from '../../../entities/person/permissions.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { confirm } from '../../../platform/confirm.ts';
import { toastDone } from '../../../platform/failures.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { AssignTask } from '../assign-task.tsx';
import type { StudentsSearch } from '../students/students-search.ts';
import { GroupCards } from './group-cards.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupMembers } from './group-members.tsx';
import { GroupWeek } from './group-week.tsx';
import classes from '../people.module.css';

interface GroupPageProps extends Addressed<StudentsSearch> {
  readonly id: number;
}

/** One group: its week, its members, and what can be done with it. */
export function GroupPage({ id, search, onSearch }: GroupPageProps) {
  const group = useSuspenseQuery(groupQuery(id)).data;
  const mayChange = may('can_register_groups')(useMe());
  return (
    <Page title={group.name} crumbs={[<Back key="groups" />]} actions={<Facts group={group} />}>
      <div className={classes.sections}>
        <Actions group={group} mayChange={mayChange} />
        <GroupWeek group={group} />
        {/* Nobody who is ticked here is ticked in another group. */}
        <GroupMembers key={id} group={group} mayChange={mayChange} search={search} onSearch={onSearch} />
      </div>
    </Page>
  );
}

function Back() {
  const { t } = useTranslation('groups');
  return <Link to="/groups">{t('title')}</Link>;
}

function Facts({ group: { teacher, school } }: { readonly group: Group }) {
  const { t } = useTranslation('groups');
  return (
    <>
      {teacher === null ? (
        <Pill tone="gold">{t('no_teacher')}</Pill>
      ) : (
        <Pill tone="brand">{nameOf(teacher)}</Pill>
      )}
      {school !== null && <Pill>{school.name}</Pill>}
    </>
  );
}

interface ActionsProps {
  readonly group: Group;
  readonly mayChange: boolean;
}

/** What a group is opened for on a Monday first: homework and cards; what changes the group itself comes last. */
function Actions({ group, mayChange }: ActionsProps) {
  const { t } = useTranslation(['groups', 'common']);
  const [editing, setEditing] = useState(false);
  const remove = useRemoval(group);
  return (
    <>
      <ButtonRow>
        <AssignTask primary receivers={[{ kind: 'group', id: group.id, name: group.name }]} />
        <GroupCards group={group} />
        {mayChange && (
          <>
            <ToolButton icon={IconPencil} onClick={() => setEditing(true)}>
              {t('groups:edit')}
            </ToolButton>
            <ToolButton
              kind="quiet-danger"
              icon={IconTrash}
              loading={remove.isPending}
              onClick={() => void remove.ask()}
            >
              {t('common:buttons.delete')}
            </ToolButton>
          </>
        )}
      </ButtonRow>
      {editing && (
        <GroupDialog
          group={group}
          onClose={() => setEditing(false)}
          onSaved={() => toastDone(t('groups:done.saved'))}
        />
      )}
    </>
  );
}

/** Asks by the group's name, deletes it and leads back to the list. */
function useRemoval({ id, name }: Group) {
  const { t } = useTranslation(['groups', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteGroup, { params: { id } }),
    onSuccess: async () => {
      // First away from the group's page, which would ask for what is no longer there.
      await navigate({ to: '/groups' });
      queryClient.removeQueries({ queryKey: ['groups', id] });
      await forgetGroups(queryClient);
      toastDone(t('groups:done.deleted', { name }));
    },
    meta: { action: 'delete', item: 'group' },
  });
  const ask = async () => {
    const confirmed = await confirm({
      kind: 'danger',
      title: t('common:messages.deleteObject', { name }),
      text: t('groups:delete_text'),
      confirmLabel: t('common:buttons.delete'),
    });
    if (confirmed) remove.mutate();
  };
  return { ask, isPending: remove.isPending };
}
