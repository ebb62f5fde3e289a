import { MOST_BLOCKS } from '@mindhero/contract/limits';
import { Button } from '@mindhero/ui/button';
import { DropButton } from '@mindhero/ui/drop-button';
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorAction } from './editor-state.ts';
import { newSeed } from './new-seed.ts';
import type { DraftBlock } from './task-draft.ts';
import classes from './blocks.module.css';

interface BlockMenuProps {
  readonly block: DraftBlock;
  readonly title: string;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly dispatch: (action: EditorAction) => void;
}

/** What can be done with a block. */
export function BlockMenu({ block: { key }, title, place, count, dispatch }: BlockMenuProps) {
  const { t } = useTranslation('task_editor');
  const id = useId();
  const steps: readonly { text: string; Icon: typeof IconPencil; action: EditorAction; isOff?: boolean }[] = [
    { text: t('menu.edit'), Icon: IconPencil, action: { type: 'select', key, isEditing: true } },
    {
      text: t('menu.duplicate'),
      Icon: IconCopy,
      action: { type: 'copy', key, seed: newSeed() },
      isOff: count >= MOST_BLOCKS,
    },
    {
      text: t('menu.up'),
      Icon: IconArrowUp,
      action: { type: 'move', key, to: place - 1 },
      isOff: place === 0,
    },
    {
      text: t('menu.down'),
      Icon: IconArrowDown,
      action: { type: 'move', key, to: place + 1 },
      isOff: place === count - 1,
    },
    { text: t('menu.remove'), Icon: IconTrash, action: { type: 'remove', key } },
  ];
  const possible = steps.filter(({ isOff = false }) => !isOff);
  return (
    <DropButton id={id} iconOnly label={t('menu.label', { title })} icon={<IconDots aria-hidden />}>
      <div className={classes.menu}>
        {possible.map(({ text, Icon, action }) => (
          <Button
            key={text}
            size="sm"
            kind="subtle"
            fullWidth
            icon={<Icon size={20} aria-hidden />}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => dispatch(action)}
          >
            {text}
          </Button>
        ))}
      </div>
    </DropButton>
  );
}
