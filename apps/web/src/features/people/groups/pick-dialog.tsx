import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Dialog } from '@mindhero/ui/dialog';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './groups.module.css';

interface PickDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Something is picked. */
  readonly isReady: boolean;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A window to pick somebody or something in and to say so. */
export function PickDialog({
  title,
  submitLabel,
  isReady,
  isPending,
  onClose,
  onSubmit,
  children,
}: PickDialogProps) {
  const { t } = useTranslation('common');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={t('buttons.close')}>
      <form className={classes.form} onSubmit={submit}>
        {children}
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {t('buttons.close')}
          </Button>
          <Button type="submit" disabled={!isReady} loading={isPending}>
            {submitLabel}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
