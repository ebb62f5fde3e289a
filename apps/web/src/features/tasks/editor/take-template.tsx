import type { TaskTemplate } from '@mindhero/contract/task';
import { listedAs } from '@mindhero/games/listed';
import { Button } from '@mindhero/ui/button';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTemplateListQuery } from '../../../entities/homework/tasks.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';

/** The others are found by name. */
const SHOWN = 25;

/** Time without a further letter after which the list follows. */
const PAUSE_MS = 250;

interface TakeTemplateProps {
  readonly onTake: (template: TaskTemplate) => void;
}

/** Takes over the blocks of a template, below those that are there. */
export function TakeTemplate({ onTake }: TakeTemplateProps) {
  const { t } = useTranslation('task_editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('template.take')}
      </Button>
      {isOpen && <ChoiceDialog onTake={onTake} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChoiceDialog({ onTake, onClose }: TakeTemplateProps & { readonly onClose: () => void }) {
  const { t } = useTranslation(['task_editor', 'game_titles']);
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, isFetching } = useQuery({
    ...taskTemplateListQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'task_templates' },
  });
  const templates = data?.results ?? [];
  const form = useForm<{ template: TaskTemplate | null }, TaskTemplate | null>({
    values: { template: null },
    // It is here already.
    send: ({ template }) => Promise.resolve(template),
    onDone: (template) => {
      onClose();
      if (template !== null) onTake(template);
    },
  });
  const { template: picked } = form.values;
  return (
    <FormDialog
      title={t('template.take')}
      form={form}
      submitLabel={t('template.use')}
      isReady={picked !== null}
      onClose={onClose}
    >
      <PickList
        kind="one"
        label={t('template.which')}
        searchLabel={t('template.search')}
        search={typed}
        onSearch={setTyped}
        loading={isFetching}
        options={templates.map(({ id, name, blocks }) => ({
          id,
          name,
          detail: [
            ...new Set(
              blocks.map(({ game, settings }) => t(`game_titles:title.${listedAs(game, settings)}`)),
            ),
          ].join(' · '),
        }))}
        picked={new Set(picked === null ? [] : [picked.id])}
        onPick={([id]) => form.change({ template: templates.find((template) => template.id === id) ?? null })}
        note={noteOf(data?.count)}
      />
    </FormDialog>
  );

  function noteOf(count: number | undefined): string | null {
    if (count === undefined) return null;
    if (count === 0) return t(search === '' ? 'template.none' : 'template.none_found');
    return count > SHOWN ? t('template.more', { count: count - SHOWN }) : null;
  }
}
