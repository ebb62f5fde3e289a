import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { BlockCard } from './block-card.tsx';
import type { EditorAction, EditorState } from './editor-state.ts';
import { useKeySorting } from './use-key-sorting.ts';
import { useSortingTexts } from './use-sorting-texts.ts';
import classes from './blocks.module.css';

interface BlockListProps {
  readonly state: EditorState;
  readonly dispatch: (action: EditorAction) => void;
  /** How long each takes, by keys. */
  readonly durations: ReadonlyMap<number, number | null>;
  /** They stand fast. */
  readonly isLocked: boolean;
}

/** The blocks in their order, which is changed by dragging or with the keys. */
export function BlockList({ state, dispatch, durations, isLocked }: BlockListProps) {
  const { t } = useTranslation('task_editor');
  const { blocks } = state.draft;
  const { told, accessibility } = useSortingTexts(blocks);
  const keys = useKeySorting(blocks, told, dispatch);
  const sensors = useSensors(
    // A touch that goes nowhere is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
  );
  const place = (id: string | number) => blocks.findIndex(({ key }) => key === id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={() => dispatch({ type: 'fold' })}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id)
          dispatch({ type: 'move', key: Number(active.id), to: place(over.id) });
      }}
    >
      <SortableContext items={blocks.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label={t('blocks')}>
          {blocks.map((block, index) => (
            <BlockCard
              key={block.key}
              block={block}
              place={index}
              count={blocks.length}
              faults={state.faults.blocks.get(block.key) ?? []}
              ms={durations.get(block.key) ?? null}
              isSelected={block.key === state.selected}
              isEditing={block.key === state.selected && state.isEditing && !isLocked}
              isLocked={isLocked}
              isLifted={block.key === keys.lifted}
              onGripKey={(event) => keys.press(event, block.key)}
              onGripLeave={keys.leave}
              dispatch={dispatch}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{keys.said}</VisuallyHidden>
    </DndContext>
  );
}
