import { createTaskTemplate } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { toast } from '@mindhero/ui/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { toastFailure } from '../../../platform/failures.ts';
import type { TaskDraft } from './task-draft.ts';
import { blocksOf } from './task-request.ts';
import type { useCheckedForm } from './use-checked-form.ts';
import classes from './templates.module.css';

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
  const [name, setName] = useState(draft.name);
  const [isBlank, setBlank] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      call(createTaskTemplate, { body: { name, comment: draft.comment, blocks: blocksOf(draft) } }),
    onSuccess: (template) => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: ['task-templates'] });
      toast({
        kind: 'success',
        text: t('template.saved', { name: template.name }),
        closeLabel: t('common:buttons.close'),
      });
    },
    onError: (error) => {
      onClose();
      if (!check.refused(error, draft)) toastFailure('create', 'task_template', error);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setBlank(name.trim() === '');
    if (name.trim() !== '') save.mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={t('template.save')} closeLabel={t('common:buttons.close')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t('template.name')}
          description={t('template.what')}
          value={name}
          maxLength={100}
          data-autofocus
          error={isBlank ? t('common:messages.fieldRequired') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {t('common:buttons.close')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('common:buttons.save')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
