import type { Teacher } from '@mindhero/contract/teacher';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Dialog } from '@mindhero/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupListQuery } from '../../../platform/groups.ts';
import { nameOf } from '../../../platform/names.ts';
import { schoolQuery } from '../../../platform/schools.ts';
import { TeacherPick } from '../groups/teacher-pick.tsx';
import { useHandOver } from './use-hand-over.ts';
import classes from '../accounts/accounts.module.css';

interface HandOverProps {
  readonly teacher: Teacher;
  /** The account is to be closed as well. */
  readonly isLeaving: boolean;
  readonly onClose: () => void;
}

/** Who takes over a teacher's groups and students: all of them, or those of the groups that stay ticked. */
export function HandOver({ teacher, isLeaving, onClose }: HandOverProps) {
  const { t } = useTranslation(['teachers', 'accounts', 'common']);
  const [to, setTo] = useState<number | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const found = useQuery(groupListQuery({ teacher: teacher.id, page_size: 100 })).data;
  // Of more than are listed only all can go: nobody chooses among what they do not see.
  const groups = found === undefined || found.count > found.results.length ? [] : found.results;
  const { id: school = 0 } = teacher.school ?? {};
  const director = useQuery({ ...schoolQuery(school), enabled: school !== 0 }).data?.director;
  const { handOver, close, fault, isPending } = useHandOver(teacher, onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = left.size === 0 ? undefined : groups.flatMap(({ id }) => (left.has(id) ? [] : [id]));
    handOver({ to, groups: chosen, isLeaving });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isLeaving ? 'teachers:hand_over.leaving_title' : 'teachers:hand_over.title', {
        user: nameOf(teacher),
      })}
      closeLabel={t('common:buttons.close')}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>
          {isLeaving && <b>{t('teachers:hand_over.leaving_text')} </b>}
          {t('teachers:hand_over.text')}
        </p>
        {groups.length > 1 && (
          <Groups groups={groups} left={left} onChange={setLeft} label={t('teachers:hand_over.groups')} />
        )}
        <TeacherPick
          label={t('teachers:hand_over.to')}
          school={teacher.school?.id}
          director={director ?? undefined}
          without={teacher.id}
          picked={to}
          onPick={setTo}
          error={fault === null ? undefined : t(`teachers:hand_over.${fault}`)}
        />
        <ButtonRow align="end">
          {isLeaving ? (
            <Button kind="ghost" onClick={() => void close()}>
              {t('teachers:hand_over.only')}
            </Button>
          ) : (
            <Button kind="ghost" onClick={onClose}>
              {t('common:buttons.close')}
            </Button>
          )}
          <Button
            type="submit"
            loading={isPending}
            disabled={groups.length > 0 && left.size === groups.length}
          >
            {t(isLeaving ? 'teachers:hand_over.submit_leaving' : 'teachers:hand_over.submit')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

interface GroupsProps {
  readonly label: string;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  /** Those that stay with the teacher. */
  readonly left: ReadonlySet<number>;
  readonly onChange: (left: ReadonlySet<number>) => void;
}

function Groups({ label, groups, left, onChange }: GroupsProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>{label}</legend>
      {groups.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={!left.has(id)}
          onChange={({ currentTarget }) => {
            const next = new Set(left);
            if (currentTarget.checked) next.delete(id);
            else next.add(id);
            onChange(next);
          }}
        />
      ))}
    </fieldset>
  );
}
