import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { createToastQueue, type QueuedToast, readingTime } from './toast-queue.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useFront } from './use-front.ts';
import classes from './toast-list.module.css';

const icons = {
  success: IconCircleCheck,
  danger: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

const queue = createToastQueue();

/** Puts a message on the list. Reached through `toast` only. */
export const { push } = queue;

/** Moved from dialog to dialog with all that stands in it. */
const place = document.createElement('div');
place.popover = 'manual';
place.className = classes.place ?? '';

/** The list behind `toast`. While one is pointed at or focused, all of them stay. */
export default function ToastList() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.inSight);
  const [isHeld, setHeld] = useState(false);
  useFront(place);
  useClearPlace(`.${classes.list}`);
  const item = (toast: QueuedToast) => (
    <Item
      key={toast.id}
      toast={toast}
      isHeld={isHeld}
      onClose={() => {
        queue.dismiss(toast.id);
        // What is pointed at is gone, and nobody tells that the pointer has left it.
        setHeld(false);
      }}
    />
  );
  const isFault = ({ kind }: QueuedToast) => kind === 'danger';
  return createPortal(
    <div
      className={classes.list}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {/* There before what it tells of, so that screen readers wait for it. */}
      <div aria-live="polite">{toasts.filter((toast) => !isFault(toast)).map(item)}</div>
      {toasts.filter(isFault).map(item)}
    </div>,
    place,
  );
}

interface ItemProps {
  readonly toast: QueuedToast;
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

function Item({ toast, isHeld, onClose }: ItemProps) {
  const { id, kind, title, text, closeLabel } = toast;
  const time = readingTime(toast);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => queue.dismiss(id), time);
    return () => clearTimeout(timer);
  }, [id, isHeld, time]);
  const Icon = icons[kind];
  return (
    <div className={classes.toast} role={kind === 'danger' ? 'alert' : undefined}>
      <span className={classes.icon} data-kind={kind}>
        <Icon size={24} aria-hidden />
      </span>
      <div className={classes.words}>
        {title !== undefined && <b>{title}</b>}
        <p>{text}</p>
      </div>
      <IconButton small label={closeLabel} icon={<IconX aria-hidden />} onClick={onClose} />
    </div>
  );
}
