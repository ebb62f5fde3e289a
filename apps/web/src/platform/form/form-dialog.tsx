import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import classes from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  /** As `useForm` gives it. */
  readonly form: { readonly form: ComponentProps<'form'>; readonly isSending: boolean };
  readonly submitLabel: string;
  /** What it does cannot be undone. */
  readonly isDanger?: boolean;
  /** False while there is nothing to send. */
  readonly isReady?: boolean;
  /** Width in pixels where there is room. */
  readonly width?: number;
  readonly onClose: () => void;
  /** Another way out than to close it. */
  readonly wayOut?: ReactNode;
  /** The fields, and what is to be said about them. */
  readonly children: ReactNode;
}

/** A window with a form: its fields, and below them the ways out. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    form,
    submitLabel,
    isDanger = false,
    isReady = true,
    width,
    onClose,
    wayOut,
    children,
  } = props;
  const { t } = useTranslation();
  const closeLabel = t('buttons.close');
  return (
    <Dialog onClose={onClose} title={title} {...(width !== undefined && { width })}>
      <form className={classes.form} {...form.form}>
        {children}
        <ButtonRow align="end">
          {wayOut ?? (
            <Button kind="ghost" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
          <Button
            type="submit"
            {...(isDanger && { kind: 'danger' as const })}
            disabled={!isReady}
            loading={form.isSending}
          >
            {submitLabel}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
