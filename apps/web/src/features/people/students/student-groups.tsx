import type { Student } from '@mindhero/contract/student';
import { Card } from '@mindhero/ui/card';
import { IconButton } from '@mindhero/ui/icon-button';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { may } from '../../../entities/person/permissions.ts';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { JoinDialog } from '../groups/join-dialog.tsx';
import { useRemoval } from '../groups/use-members.ts';
import classes from './students.module.css';

/** The groups of a student, which those who may change groups change here, too. */
export function StudentGroups({ student }: { readonly student: Student }) {
  const { t } = useTranslation('groups');
  const mayChange = may('can_register_groups')(useMe());
  const [isJoining, setJoining] = useState(false);
  const { groups } = student;
  return (
    <Card
      title={t('title')}
      actions={
        mayChange &&
        student.is_active && (
          <ToolButton icon={IconPlus} onClick={() => setJoining(true)}>
            {t('join.button')}
          </ToolButton>
        )
      }
    >
      {groups.length === 0 && <p className={classes.hint}>{t('join.none')}</p>}
      <ul className={classes.memberships}>
        {groups.map((group) => (
          <li key={group.id}>
            <Link to="/groups/$id" params={{ id: String(group.id) }}>
              {group.name}
            </Link>
            {mayChange && <Leave group={group} student={student.id} />}
          </li>
        ))}
      </ul>
      {isJoining && (
        <JoinDialog
          students={[student.id]}
          without={groups.map(({ id }) => id)}
          onClose={() => setJoining(false)}
          onDone={() => undefined}
        />
      )}
    </Card>
  );
}

interface LeaveProps {
  readonly group: Student['groups'][number];
  readonly student: number;
}

function Leave({ group, student }: LeaveProps) {
  const { t } = useTranslation('groups');
  const queries = useQueryClient();
  const remove = useRemoval(group, () => void queries.invalidateQueries({ queryKey: ['students', student] }));
  return (
    <IconButton
      small
      label={t('join.leave', { name: group.name })}
      icon={<IconX aria-hidden />}
      disabled={remove.isPending}
      onClick={() => void remove.ask([student])}
    />
  );
}
