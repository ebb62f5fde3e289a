import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Dialog } from '@mindhero/ui/dialog';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../../platform/school-time.ts';
import classes from './tasks.module.css';

interface SeveralDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** Why nothing was done. */
  readonly faults: readonly string[];
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  /** Fields for times. */
  readonly children: ReactNode;
}

/** Asks for the times that several tasks get. */
export function SeveralDialog(props: SeveralDialogProps) {
  const { title, text, submitLabel, isPending, faults, onClose, onSubmit, children } = props;
  const { t } = useTranslation(['tasks', 'common']);
  const { zone, isDeviceZone } = useSchoolTime();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const closeLabel = t('common:buttons.close');
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={closeLabel}>
      <form className={classes.form} onSubmit={submit}>
        <p className={classes.hint}>{text}</p>
        {faults.length > 0 && (
          <Callout tone="fault" role="alert">
            {faults.map((fault) => (
              <div key={fault}>{fault}</div>
            ))}
          </Callout>
        )}
        {children}
        {!isDeviceZone && <p className={classes.hint}>{t('tasks:zone', { zone })}</p>}
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {closeLabel}
          </Button>
          <Button type="submit" loading={isPending}>
            {submitLabel}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
