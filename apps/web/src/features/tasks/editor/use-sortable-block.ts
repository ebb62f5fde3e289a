import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useReducedMotion } from '@mindhero/ui/use-media-query';
import { useTranslation } from 'react-i18next';

/** A block that is dragged up and down. */
export function useSortableBlock(key: number, isLocked: boolean) {
  const { t } = useTranslation('task_editor');
  const isCalm = useReducedMotion();
  const { transform, transition, ...sortable } = useSortable({
    id: key,
    disabled: isLocked,
    attributes: { roleDescription: t('sorting.role') },
    ...(isCalm && { transition: null }),
  });
  // Only up and down.
  const shift = transform && { ...transform, x: 0, scaleX: 1, scaleY: 1 };
  return { ...sortable, style: { transform: CSS.Transform.toString(shift), transition } };
}
