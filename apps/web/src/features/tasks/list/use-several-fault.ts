import type { FieldCode } from '@mindhero/contract/errors';
import type { ListedTask } from '@mindhero/contract/task';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/client.ts';
import { describeFailure } from '../../../platform/failures.ts';
import { fieldCodeOf } from '../../../platform/field-errors.ts';
import { useHomeworkFault } from '../../../platform/homework-faults.ts';

/** Why nothing was done to several tasks: what to say beside the due time, and what above the form. */
export interface SeveralFault {
  readonly due: string | null;
  readonly tasks: readonly string[];
}

/** Reads what the server found wrong, by the names of the tasks it was asked for. */
export function useSeveralFault(
  tasks: readonly Pick<ListedTask, 'name'>[],
): (error: unknown) => SeveralFault {
  const { t } = useTranslation('tasks');
  const told = useHomeworkFault();

  function reason(code: FieldCode): string {
    switch (code) {
      case 'not_an_option':
        return t('fault.gone');
      case 'too_few_chosen':
        return t('fault.nobody');
      case 'impossible_configuration':
        return t('fault.impossible');
      default:
        return told(code) ?? t('fault.other');
    }
  }

  return (error) => {
    if (error === null) return { due: null, tasks: [] };
    const code = fieldCodeOf(error, 'due_at');
    if (code !== undefined) return { due: told(code) ?? t('fault.time'), tasks: [] };
    const named = error instanceof ApiError ? error.fields : [];
    const lines = named.flatMap(({ path, code: fault }) => {
      const task = tasks[Number(/^body\.ids\.(\d+)$/.exec(path)?.[1])];
      return task === undefined ? [] : [t('fault.of_task', { name: task.name, reason: reason(fault) })];
    });
    return { due: null, tasks: lines.length > 0 ? lines : [describeFailure('create', 'tasks', error)] };
  };
}
