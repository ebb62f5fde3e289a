import type { ListedTask } from '@mindhero/contract/task';
import { Callout } from '@mindhero/ui/callout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../../../platform/failures.ts';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import type { Faults } from '../../../platform/form/faults.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import type { useForm } from '../../../platform/form/use-form.ts';
import { useSchoolTime } from '../../school/school-time.ts';
import classes from './several.module.css';

type SeveralTask = Pick<ListedTask, 'id' | 'name' | 'due_at'>;

/** What is done with several tasks at once. */
export interface SeveralProps<Task extends SeveralTask = SeveralTask> {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

interface SeveralDialogProps extends Pick<SeveralProps, 'tasks' | 'onClose'> {
  readonly title: string;
  readonly text: string;
  readonly submitLabel: string;
  readonly form: Pick<ReturnType<typeof useForm>, 'form' | 'isSending' | 'faults' | 'error'>;
  /** Fields for times. */
  readonly children: ReactNode;
}

/** Asks for the times that several tasks get. What is wrong with a task is said above them, by its name. */
export function SeveralDialog({ text, tasks, children, ...dialog }: SeveralDialogProps) {
  const { t } = useTranslation('tasks');
  const { zone, isDeviceZone } = useSchoolTime();
  const wordsOf = useFaultWords();
  const { faults, error } = dialog.form;
  const told = faultyTasks(faults, tasks).map(({ name, fault }) =>
    t('fault.of_task', { name, reason: wordsOf('tasks', fault) }),
  );
  const lines = error === null ? told : [describeFailure('create', 'tasks', error)];
  return (
    <FormDialog {...dialog}>
      <p className={classes.hint}>{text}</p>
      {lines.length > 0 && (
        <Callout tone="fault" role="alert">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Callout>
      )}
      {children}
      {!isDeviceZone && <p className={classes.hint}>{t('zone', { zone })}</p>}
    </FormDialog>
  );
}

/** The tasks at fault, by their places among those that were asked for. */
function faultyTasks(faults: Faults, tasks: SeveralDialogProps['tasks']) {
  return tasks.flatMap(({ name }, index) => {
    const fault = faults[`ids.${index}`];
    return fault === undefined ? [] : [{ name, fault }];
  });
}
