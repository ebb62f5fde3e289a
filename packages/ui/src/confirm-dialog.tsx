import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { Question } from './question.ts';
import classes from './confirm-dialog.module.css';
import frame from './dialog.module.css';

const icons = { danger: IconCircleX, warning: IconAlertTriangle, success: IconCircleCheck };

/** The window behind `confirm`. Reached through `confirm` only. */
export default function ConfirmDialog({ question }: { readonly question: Question }) {
  const { kind, title, text, lines = [], confirmLabel, closeLabel, keeps = false } = question.request;
  const doing = kind === 'danger' ? 'danger' : 'primary';
  const Icon = icons[kind];
  const id = useId();
  return (
    <DialogFrame opened={question.open} onClose={() => question.answer(false)} labelledBy={id} width={440}>
      <div className={frame.body}>
        <div className={classes.question}>
          <span className={classes.icon} data-kind={kind}>
            <Icon size={30} aria-hidden />
          </span>
          <h2 id={id} className={frame.title}>
            {title}
          </h2>
          <p>{text}</p>
          {lines.length > 0 && (
            <ul className={classes.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <div className={classes.buttons}>
            <Button kind={keeps ? 'primary' : 'ghost'} onClick={() => question.answer(false)} data-autofocus>
              {closeLabel}
            </Button>
            <Button kind={keeps ? 'ghost' : doing} onClick={() => question.answer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}
