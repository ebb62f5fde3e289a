/** When a task is open. */
import { refuseField } from '../../platform/http/refuse-field.ts';

export interface Span {
  readonly available_from: Date;
  readonly due_at: Date;
}

/** @throws ApiError 422 if it ends before it begins, or is over already */
export function expectSpan({ available_from, due_at }: Span, now: Date): void {
  if (due_at <= available_from) refuseField('body.due_at', 'not_after_start');
  if (due_at <= now) refuseField('body.due_at', 'in_the_past');
}
