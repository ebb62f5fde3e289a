import { deactivatePeople } from '@mindhero/contract/person';
import { handOverGroups, type Teacher } from '@mindhero/contract/teacher';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupListQuery } from '../../../entities/group/groups.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { schoolQuery } from '../../../entities/school/schools.ts';
import { call } from '../../../platform/client.ts';
import { toastDone } from '../../../platform/failures.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { forgetPeople, useAccountSteps } from '../accounts/use-account-steps.ts';
import { TeacherPick } from '../groups/teacher-pick.tsx';
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

interface Handing {
  /** Null while nobody is picked. */
  readonly to: number | null;
  /** The groups that stay with the teacher. */
  readonly left: readonly number[];
}

const nobody: Handing = { to: null, left: [] };

/** Who takes over a teacher's groups and students: all of them, or those of the groups that stay ticked. */
export function HandOver({ teacher, step, onClose, onErase }: HandOverProps) {
  const { t } = useTranslation(['teachers', 'accounts', 'common']);
  const queries = useQueryClient();
  const take = useAccountSteps();
  const found = useQuery(groupListQuery({ teacher: teacher.id, page_size: 100 })).data;
  // Of more than are listed only all can go: nobody chooses among what they do not see.
  const groups = found === undefined || found.count > found.results.length ? [] : found.results;
  const { id: school = 0 } = teacher.school ?? {};
  const director = useQuery({ ...schoolQuery(school), enabled: school !== 0 }).data?.director;
  const form = useForm({
    values: nobody,
    required: ['to'],
    send: async ({ to, left }) => {
      const chosen = groups.flatMap(({ id }) => (left.includes(id) ? [] : [id]));
      const body = { to: to ?? 0, ...(left.length > 0 && { groups: chosen }) };
      try {
        const done = await call(handOverGroups, { params: { id: teacher.id }, body });
        if (step === 'deactivate') await call(deactivatePeople, { body: { ids: [teacher.id] } });
        return done;
      } finally {
        // Also when only the first of two steps was taken.
        void forgetPeople(queries);
      }
    },
    onDone: (done) => {
      toastDone(
        t('teachers:hand_over.done', {
          groups: t('teachers:hand_over.groups_count', { count: done.groups }),
          students: t('teachers:hand_over.students_count', { count: done.students }),
        }),
      );
      if (step === 'erase') onErase();
      else onClose();
    },
    failure: ['update', 'groups'],
  });
  const { to, left } = form.values;
  // The account is closed, and everything stays where it is.
  const close = async () => {
    if (await take('deactivate', [teacher], t('teachers:lone_still'))) onClose();
  };
  const without = {
    hand_over: null,
    deactivate: (
      <Button kind="ghost" onClick={() => void close()}>
        {t('teachers:hand_over.only')}
      </Button>
    ),
    erase: (
      <Button kind="ghost" onClick={onErase}>
        {t('teachers:hand_over.erase_only')}
      </Button>
    ),
  };
  return (
    <FormDialog
      title={t(`teachers:hand_over.${texts[step].title}`, { user: nameOf(teacher) })}
      form={form}
      submitLabel={t(`teachers:hand_over.${texts[step].submit}`)}
      isReady={groups.length === 0 || left.length < groups.length}
      onClose={onClose}
      wayOut={without[step]}
    >
      <p>
        {step !== 'hand_over' && <b>{t('teachers:hand_over.leaving_text')} </b>}
        {t('teachers:hand_over.text')}
      </p>
      {step !== 'erase' && groups.length > 1 && (
        <fieldset className={classes.choices}>
          <legend>{t('teachers:hand_over.groups')}</legend>
          {groups.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={!left.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                form.change({ left: checked ? left.filter((other) => other !== id) : [...left, id] })
              }
            />
          ))}
        </fieldset>
      )}
      <TeacherPick
        label={t('teachers:hand_over.to')}
        school={teacher.school?.id}
        director={director ?? undefined}
        without={teacher.id}
        picked={to}
        onPick={(id) => form.change({ to: id })}
        error={form.errorOf('to', 'colleague')}
      />
    </FormDialog>
  );
}
