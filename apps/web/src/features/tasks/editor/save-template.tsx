import { createTaskTemplate } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastDone, toastFailure } from '../../../platform/failures.ts';
import { faultsOf } from '../../../platform/form/faults.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import type { TaskDraft } from './task-draft.ts';
import { blocksOf } from './task-request.ts';
import type { useCheckedForm } from './use-checked-form.ts';

interface SaveTemplateProps {
  readonly draft: TaskDraft;
  readonly check: ReturnType<typeof useCheckedForm>;
}

/** Keeps the blocks under a name, once they are right. */
export function SaveTemplate({ draft, check }: SaveTemplateProps) {
  const { t } = useTranslation('task_editor');
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const ofFields = draft.blocks.length === 0 ? [{ path: 'body.blocks', code: 'required' as const }] : [];
    setOpen(await check.passes(draft, ofFields, true));
  };
  return (
    <>
      <Button kind="ghost" size="sm" onClick={() => void open()}>
        {t('template.save')}
      </Button>
      {isOpen && <NameDialog draft={draft} check={check} onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ draft, check, onClose }: SaveTemplateProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['task_editor', 'common']);
  const queryClient = useQueryClient();
  const form = useForm({
    values: { name: draft.name },
    required: ['name'],
    send: ({ name }) =>
      call(createTaskTemplate, { body: { name, comment: draft.comment, blocks: blocksOf(draft) } }),
    onDone: ({ name }) => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: ['task-templates'] });
      toastDone(t('template.saved', { name }));
    },
    onRefused: (error) => {
      const { name } = faultsOf(error);
      if (name !== undefined) return { name };
      // Of all else only the editor has the fields.
      onClose();
      if (!check.refused(error, draft)) toastFailure('create', 'task_template', error);
      return true;
    },
  });
  return (
    <FormDialog
      title={t('template.save')}
      form={form}
      submitLabel={t('common:buttons.save')}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={t('template.name')}
        description={t('template.what')}
        maxLength={100}
        data-autofocus
      />
    </FormDialog>
  );
}
