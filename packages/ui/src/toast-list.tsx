import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import type { Toast } from './toast.ts';
import { useClearPlace } from './use-clear-place.ts';
import { useFront } from './use-front.ts';
import classes from './toast-list.module.css';

const icons = {
  success: IconCircleCheck,
  danger: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** Time to read in milliseconds: a calm pace, never under five seconds. */
function readingTime({ title = '', text }: Toast): number {
  return Math.max(5000, (title.length + text.length) * 70);
}

/** Puts a message on the list. Reached through `toast` only. */
export function push(message: Toast): void {
  const Icon = icons[message.kind];
  notifications.show({
    title: message.title,
    message: message.text,
    icon: <Icon size={24} aria-hidden />,
    autoClose: readingTime(message),
    role: message.kind === 'danger' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': message.closeLabel },
    classNames: {
      root: classes.root ?? '',
      icon: `${classes.icon} ${classes[message.kind]}`,
      title: classes.title ?? '',
      description: classes.text ?? '',
      closeButton: classes.close ?? '',
    },
  });
}

/** Moved from dialog to dialog with all that stands in it. */
const place = document.createElement('div');
place.popover = 'manual';
place.className = classes.place ?? '';

/** The list behind `toast`. */
export default function ToastList() {
  useFront(place);
  useClearPlace(`.${classes.list}[data-position='bottom-right']`);
  return createPortal(
    <Notifications
      position="bottom-right"
      limit={4}
      classNames={{ root: classes.list ?? '' }}
      withinPortal={false}
    />,
    place,
  );
}
