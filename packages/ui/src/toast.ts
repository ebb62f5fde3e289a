export interface Toast {
  readonly kind: 'success' | 'danger' | 'warning' | 'info';
  readonly title?: string;
  readonly text: string;
  readonly closeLabel: string;
}
