import type { Active, Announcements, Over, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import type { DraftBlock } from './task-draft.ts';

/** What whoever listens to the screen is told while a block moves. */
export function useSortingTexts(blocks: readonly DraftBlock[]) {
  const { t } = useTranslation(['task_editor', 'rooms']);
  const placeOf = (id: UniqueIdentifier) => blocks.findIndex(({ key }) => key === id);
  const told = (key: 'lifted' | 'over' | 'dropped' | 'cancelled', active: Active, over: Over | null) => {
    const block = blocks[placeOf(active.id)];
    if (block === undefined) return undefined;
    return t(`task_editor:sorting.${key}`, {
      title: t(`rooms:title.${block.game}`),
      place: placeOf(over?.id ?? active.id) + 1,
      count: blocks.length,
    });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => told('lifted', active, null),
    onDragOver: ({ active, over }) => told('over', active, over),
    onDragEnd: ({ active, over }) => told('dropped', active, over),
    onDragCancel: ({ active }) => told('cancelled', active, null),
  };
  return { announcements, screenReaderInstructions: { draggable: t('task_editor:sorting.how') } };
}
