import { type Task, updateTask } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTask, taskQuery } from '../../../entities/homework/tasks.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { ApiError, call } from '../../../platform/client.ts';
import { toastDone, toastFailure } from '../../../platform/failures.ts';
import { isChangedMeanwhile } from '../../../platform/form/faults.ts';
import { edited, editorOf } from './editor-state.ts';
import { type Merged, mergeDrafts } from './merge-drafts.ts';
import { SaveTemplate } from './save-template.tsx';
import { draftOf, type TaskDraft } from './task-draft.ts';
import { TaskEditor } from './task-editor.tsx';
import { faultsIn } from './task-faults.ts';
import { changeOf } from './task-request.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** Changes a task that is set already. */
export function EditTaskPage({ task }: { readonly task: Task }) {
  const { t } = useTranslation(['task_editor', 'common']);
  const { toWall } = useSchoolTime();
  // What is stored now, once somebody else was faster.
  const [newest, setNewest] = useState(task);
  // What saving would then put this form's in the place of; null while nobody was.
  const [overwrites, setOverwrites] = useState<Merged['overwrites'] | null>(null);
  const [state, dispatch] = useReducer(edited, task, (task) => editorOf(draftOf(task, toWall)));
  const check = useCheckedForm(dispatch);
  const save = useSave(newest, state.draft, check, (found) => {
    const stored = draftOf(found, toWall);
    if (found.version !== newest.version) {
      const merged = mergeDrafts({ opened: draftOf(newest, toWall), stored, written: state.draft });
      setOverwrites(merged.overwrites);
      dispatch({ type: 'replace', draft: merged.draft });
    }
    setNewest(found);
    if (found.is_started) dispatch({ type: 'begun', stored });
  });
  return (
    <TaskEditor
      title={t('title.edit')}
      state={state}
      dispatch={dispatch}
      form={check.form}
      isStarted={newest.is_started}
      notices={
        <>
          {overwrites !== null && <Changed overwrites={overwrites} onTake={takeNewest} />}
          {newest.is_started && <Started isNew={!task.is_started} />}
        </>
      }
      actions={<SaveTemplate draft={state.draft} check={check} />}
      submit={
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('common:buttons.save')}
        </Button>
      }
    />
  );

  function takeNewest() {
    setOverwrites(null);
    dispatch({ type: 'replace', draft: draftOf(newest, toWall) });
  }
}

interface ChangedProps {
  readonly overwrites: Merged['overwrites'];
  readonly onTake: () => void;
}

/** Said above the form once somebody else was faster: what they changed stands in it, but for what was changed here, too. */
function Changed({ overwrites, onTake }: ChangedProps) {
  const { t, i18n } = useTranslation('task_editor');
  const words = {
    name: t('name'),
    comment: t('comment'),
    from: t('from'),
    due: t('due'),
    assignees: t('assignees.label'),
    blocks: t('blocks'),
  } satisfies Record<keyof TaskDraft, string>;
  const fields = new Intl.ListFormat(i18n.language).format(overwrites.map((field) => words[field]));
  return (
    <Callout tone="warning" role="alert">
      <b>{t('changed.title')}</b> {t('changed.merged')}{' '}
      {overwrites.length > 0 && t('changed.overwrites', { fields })}{' '}
      <Button size="sm" kind="ghost" onClick={onTake}>
        {t('changed.take')}
      </Button>
    </Callout>
  );
}

/** What can still be changed; said louder where somebody has begun while this was written. */
function Started({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation('task_editor');
  return isNew ? (
    <Callout tone="warning" role="alert">
      {t('started')}
    </Callout>
  ) : (
    <Callout>{t('started')}</Callout>
  );
}

/** Somebody has begun while this was written. */
function isStartedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.fields.some(({ code }) => code === 'already_started');
}

function useSave(
  task: Task,
  draft: TaskDraft,
  check: ReturnType<typeof useCheckedForm>,
  onChangedMeanwhile: (task: Task) => void,
) {
  const { t } = useTranslation('task_editor');
  const clock = useSchoolTime();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (): Promise<Task | null> => {
      const before = draftOf(task, clock.toWall);
      const isTimeKept = draft.from === before.from && draft.due === before.due;
      const ofFields = faultsIn(draft, { clock, now: new Date(), isTimeKept });
      if (!(await check.passes(draft, ofFields, !task.is_started))) return null;
      const body = changeOf(task, draft, clock);
      return body && call(updateTask, { params: { id: task.id }, body });
    },
    onSuccess: async (saved) => {
      if (saved === null) return;
      void keepTask(queryClient, saved);
      await navigate({ to: '/tasks' });
      toastDone(t('saved', { name: saved.name }));
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error) || isStartedMeanwhile(error))
        return onChangedMeanwhile(await queryClient.fetchQuery({ ...taskQuery(task.id), staleTime: 0 }));
      if (!check.refused(error, draft)) toastFailure('update', 'task', error);
    },
  });
}
