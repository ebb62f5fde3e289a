/** When a task is open. */
import { refuseField } from '../../platform/http/refuse-field.ts';

export interface Span {
  readonly availableFrom: Date;
  readonly dueAt: Date;
}

/** @throws ApiError 422 if it ends before it begins, or is over already */
export function expectSpan({ availableFrom, dueAt }: Span, now: Date): void {
  if (dueAt <= availableFrom) refuseField('body.due_at', 'not_after_start');
  if (dueAt <= now) refuseField('body.due_at', 'in_the_past');
}
