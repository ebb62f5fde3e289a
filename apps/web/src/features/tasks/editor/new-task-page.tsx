import type { Task, TaskTemplate } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { Callout } from '@mindhero/ui/callout';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeHanded } from '../../../entities/homework/task-receivers.ts';
import { useMe } from '../../../entities/person/me.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { confirm } from '../../../platform/confirm.ts';
import { defaultTimes } from './default-times.ts';
import { edited, editorOf } from './editor-state.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { newSeed } from './new-seed.ts';
import { SaveTemplate } from './save-template.tsx';
import { TakeTemplate } from './take-template.tsx';
import { copyOf, emptyDraft, isWritten, withBlocks, withTemplate } from './task-draft.ts';
import { TaskEditor } from './task-editor.tsx';
import { useAssign } from './use-assign.ts';
import { useCheckedForm } from './use-checked-form.ts';

interface NewTaskPageProps {
  /** To be set once more. */
  readonly copied: Task | null;
  readonly template: TaskTemplate | null;
  /** What the address told has been taken over. */
  readonly onTaken: () => void;
}

/** Sets homework: a form that keeps what is written on the device. */
export function NewTaskPage({ copied, template, onTaken }: NewTaskPageProps) {
  const { t } = useTranslation(['task_editor', 'common']);
  const { id: user } = useMe();
  const { state, dispatch, isRestored, startAnew } = useNewDraft(user, { copied, template, onTaken });
  const { draft } = state;
  const check = useCheckedForm(dispatch);
  const assign = useAssign(draft, check, () => forgetDraft(user));
  return (
    <TaskEditor
      title={t('title.new')}
      state={state}
      dispatch={dispatch}
      form={check.form}
      notices={isRestored && isWritten(draft) && <Callout role="status">{t('draft.restored')}</Callout>}
      actions={
        <>
          <TakeTemplate
            onTake={(taken) => dispatch({ type: 'replace', draft: withTemplate(draft, taken, newSeed) })}
          />
          <SaveTemplate draft={draft} check={check} />
        </>
      }
      submit={
        <Button loading={assign.isPending} onClick={() => assign.mutate()}>
          {t('assign')}
        </Button>
      }
      foot={
        isWritten(draft) && (
          <Button size="sm" kind="subtle" onClick={() => void startAnew()}>
            {t('draft.discard')}
          </Button>
        )
      }
    />
  );
}

/** The draft as it was left, with what the address adds; kept after each change. */
function useNewDraft(user: number, { copied, template, onTaken }: NewTaskPageProps) {
  const { t } = useTranslation(['task_editor', 'common']);
  const { toWall } = useSchoolTime();
  const times = () => defaultTimes(toWall(new Date().toISOString()));
  const [kept] = useState(() => keptDraft(user));
  const [state, dispatch] = useReducer(edited, kept, (kept) => editorOf(kept ?? emptyDraft(times())));
  const [isRestored, setRestored] = useState(kept !== null);
  useEffect(() => keepDraft(user, state.draft), [user, state.draft]);

  const replaceQuestion = () => ({
    kind: 'warning' as const,
    title: t('draft.replace_title'),
    text: t('draft.replace_text'),
    confirmLabel: t('draft.replace'),
    closeLabel: t('draft.keep'),
  });
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    // Only now: what is drawn for the first time may be thrown away and drawn anew.
    const { receivers, blocks } = takeHanded();
    const take = async () => {
      if (template !== null)
        dispatch({ type: 'replace', draft: withTemplate(state.draft, template, newSeed) });
      if (copied !== null && (kept === null || (await confirm(replaceQuestion())))) {
        setRestored(false);
        dispatch({ type: 'replace', draft: copyOf(copied, times(), newSeed) });
      }
      const isHanded = receivers.length + blocks.length > 0;
      if (isHanded && (!isWritten(state.draft) || (await confirm(replaceQuestion())))) {
        setRestored(false);
        const draft = { ...emptyDraft(times()), assignees: [...receivers] };
        const begun = blocks.map((block) => ({ ...block, repeats: 1, seed: newSeed() }));
        dispatch({ type: 'replace', draft: withBlocks(draft, begun) });
      }
      if (template !== null || copied !== null) onTaken();
    };
    void take();
  });

  const startAnew = async () => {
    const isSure = await confirm({
      kind: 'danger',
      title: t('draft.discard_title'),
      text: t('draft.discard_text'),
      confirmLabel: t('draft.discard'),
    });
    if (!isSure) return;
    setRestored(false);
    dispatch({ type: 'replace', draft: emptyDraft(times()) });
  };
  return { state, dispatch, isRestored, startAnew };
}
