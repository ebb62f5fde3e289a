export interface ConfirmRequest {
  readonly kind: 'danger' | 'warning' | 'success';
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Label of the button that leaves everything as it is. */
  readonly closeLabel: string;
}

export interface Question {
  readonly request: ConfirmRequest;
  /** False once answered: the dialog closes, and the focus returns to where it was. */
  readonly open: boolean;
  readonly answer: (confirmed: boolean) => void;
}
