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
  /** What is asked for: only this, to close the account as well, or to erase whose it is. */
  readonly step: HandOverStep;
  readonly onClose: () => void;
  /** Everything was handed over, or is to stay: now the teacher may be erased. */
  readonly onErase: () => void;
}

export type HandOverStep = 'hand_over' | 'deactivate' | 'erase';

const texts = {
  hand_over: { title: 'title', submit: 'submit' },
  deactivate: { title: 'leaving_title', submit: 'submit_leaving' },
  erase: { title: 'erasing_title', submit: 'submit_erasing' },
} as const satisfies Record<HandOverStep, object>;

/** Who takes over a teacher's groups and students: all of them, or those of the groups that stay ticked. */
export function HandOver({ teacher, step, onClose, onErase }: HandOverProps) {
  const { t } = useTranslation(['teachers', 'accounts', 'common']);
  const [to, setTo] = useState<number | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const found = useQuery(groupListQuery({ teacher: teacher.id, page_size: 100 })).data;
  // Of more than are listed only all can go: nobody chooses among what they do not see.
  const groups = found === undefined || found.count > found.results.length ? [] : found.results;
  const { id: school = 0 } = teacher.school ?? {};
  const director = useQuery({ ...schoolQuery(school), enabled: school !== 0 }).data?.director;
  const { handOver, close, fault, isPending } = useHandOver(teacher, step === 'erase' ? onErase : onClose);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const chosen = left.size === 0 ? undefined : groups.flatMap(({ id }) => (left.has(id) ? [] : [id]));
    handOver({ to, groups: chosen, isLeaving: step === 'deactivate' });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`teachers:hand_over.${texts[step].title}`, { user: nameOf(teacher) })}
      closeLabel={t('common:buttons.close')}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <p>
          {step !== 'hand_over' && <b>{t('teachers:hand_over.leaving_text')} </b>}
          {t('teachers:hand_over.text')}
        </p>
        {step !== 'erase' && groups.length > 1 && (
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
          {step === 'hand_over' ? (
            <Button kind="ghost" onClick={onClose}>
              {t('common:buttons.close')}
            </Button>
          ) : step === 'deactivate' ? (
            <Button kind="ghost" onClick={() => void close()}>
              {t('teachers:hand_over.only')}
            </Button>
          ) : (
            <Button kind="ghost" onClick={onErase}>
              {t('teachers:hand_over.erase_only')}
            </Button>
          )}
          <Button
            type="submit"
            loading={isPending}
            disabled={groups.length > 0 && left.size === groups.length}
          >
            {t(`teachers:hand_over.${texts[step].submit}`)}
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
