import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Button } from './button.tsx';
import type { OpenDialog } from './dialogs.tsx';
import classes from './confirm-dialog.module.css';

const icons = { danger: IconCircleX, warning: IconAlertTriangle, success: IconCircleCheck };

/** The window behind `confirm`. Reached through `confirm` only. */
export default function ConfirmDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const { kind, title, text, confirmLabel, closeLabel } = dialog.request;
  const Icon = icons[kind];
  return (
    <Modal.Root opened centered onClose={() => dialog.answer(false)} size={440}>
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content className={classes.content}>
        <Modal.Body className={classes.body}>
          <span className={classes.icon} data-kind={kind}>
            <Icon size={30} aria-hidden />
          </span>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <p>{text}</p>
          <div className={classes.buttons}>
            <Button kind="ghost" onClick={() => dialog.answer(false)} data-autofocus>
              {closeLabel}
            </Button>
            <Button kind={kind === 'danger' ? 'danger' : 'primary'} onClick={() => dialog.answer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
