import type { Active, Announcements, Over, UniqueIdentifier } from '@dnd-kit/core';
import { listedAs } from '@mindhero/games/listed';
import { useTranslation } from 'react-i18next';
import type { DraftBlock } from './task-draft.ts';

type Moment = 'lifted' | 'over' | 'dropped' | 'cancelled';

/** What whoever listens to the screen is told while a block moves. */
export function useSortingTexts(blocks: readonly DraftBlock[]) {
  const { t } = useTranslation(['task_editor', 'game_titles']);
  const placeOf = (id: UniqueIdentifier) => blocks.findIndex(({ key }) => key === id);
  const told = (moment: Moment, id: UniqueIdentifier, place: number) => {
    const block = blocks[placeOf(id)];
    if (block === undefined) return undefined;
    return t(`task_editor:sorting.${moment}`, {
      title: t(`game_titles:title.${listedAs(block.game, block.settings)}`),
      place: place + 1,
      count: blocks.length,
    });
  };
  const dragged = (moment: Moment, active: Active, over: Over | null) =>
    told(moment, active.id, placeOf(over?.id ?? active.id));
  const announcements: Announcements = {
    onDragStart: ({ active }) => dragged('lifted', active, null),
    onDragOver: ({ active, over }) => dragged('over', active, over),
    onDragEnd: ({ active, over }) => dragged('dropped', active, over),
    onDragCancel: ({ active }) => dragged('cancelled', active, null),
  };
  const screenReaderInstructions = { draggable: t('task_editor:sorting.how') };
  return { told, accessibility: { announcements, screenReaderInstructions } };
}
