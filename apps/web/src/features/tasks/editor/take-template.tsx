import type { TaskTemplate } from '@mindhero/contract/task';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Dialog } from '@mindhero/ui/dialog';
import { PickList } from '@mindhero/ui/pick-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskTemplateListQuery } from '../../../platform/tasks.ts';
import { useDebouncedValue } from '../../../platform/use-debounced.ts';
import classes from './templates.module.css';

/** The others are found by name. */
const SHOWN = 25;

/** Time without a further letter after which the list follows. */
const PAUSE_MS = 250;

/** Takes over the blocks of a template, below those that are there. */
export function TakeTemplate({ onTake }: { readonly onTake: (template: TaskTemplate) => void }) {
  const { t } = useTranslation(['task_editor', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('template.take')}
      </Button>
      {isOpen && (
        <Dialog
          opened
          onClose={() => setOpen(false)}
          title={t('template.take')}
          closeLabel={t('common:buttons.close')}
        >
          <Choice
            onClose={() => setOpen(false)}
            onTake={(template) => {
              setOpen(false);
              onTake(template);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface ChoiceProps {
  readonly onClose: () => void;
  readonly onTake: (template: TaskTemplate) => void;
}

function Choice({ onClose, onTake }: ChoiceProps) {
  const { t } = useTranslation(['task_editor', 'common', 'game_titles']);
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [picked, setPicked] = useState<TaskTemplate | null>(null);
  const { data, isFetching } = useQuery({
    ...taskTemplateListQuery({ search, page_size: SHOWN }),
    placeholderData: keepPreviousData,
    meta: { item: 'task_templates' },
  });
  const templates = data?.results ?? [];
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (picked !== null) onTake(picked);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
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
          detail: [...new Set(blocks.map(({ game }) => t(`game_titles:title.${game}`)))].join(' · '),
        }))}
        picked={new Set(picked === null ? [] : [picked.id])}
        onPick={([id]) => setPicked(templates.find((template) => template.id === id) ?? null)}
        note={noteOf(data?.count)}
      />
      <ButtonRow align="end">
        <Button kind="ghost" onClick={onClose}>
          {t('common:buttons.close')}
        </Button>
        <Button type="submit" disabled={picked === null}>
          {t('template.use')}
        </Button>
      </ButtonRow>
    </form>
  );

  function noteOf(count: number | undefined): string | null {
    if (count === undefined) return null;
    if (count === 0) return t(search === '' ? 'template.none' : 'template.none_found');
    return count > SHOWN ? t('template.more', { count: count - SHOWN }) : null;
  }
}
