import { createTask } from '@mindhero/contract/task';
import { Callout } from '@mindhero/ui/callout';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskStatistics } from '../../../entities/homework/task-results.ts';
import { keepTask, taskQuery } from '../../../entities/homework/tasks.ts';
import { DateTimeField } from '../../../entities/school/date-time-field.tsx';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { call } from '../../../platform/client.ts';
import { describeFailure, toastDone } from '../../../platform/failures.ts';
import { useFaultWords } from '../../../platform/form/fault-words.ts';
import { missingIn, without } from '../../../platform/form/faults.ts';
import { FormDialog } from '../../../platform/form/form-dialog.tsx';
import { useForm } from '../../../platform/form/use-form.ts';
import { newSeed } from '../editor/new-seed.ts';
import { againBody, dueAgain, receiversOf } from './again-body.ts';
import { type AskedReceivers, receiversAsked, ReceiversField } from './receivers-field.tsx';

interface AgainDialogProps {
  readonly statistics: TaskStatistics;
  /** Those who were ticked; of none everybody may be chosen. */
  readonly ticked: ReadonlySet<number>;
  readonly onClose: () => void;
}

const USUAL_LIMIT = 80;
/** As long as a title may be. */
const MOST_NAME = 100;

interface AgainForm {
  readonly asked: AskedReceivers;
  readonly name: string;
  /** As the clocks of the school show it. */
  readonly due_at: string;
}

/** Sets the same blocks with other items once more: for those who need it. */
export default function AgainDialog({ statistics, ticked, onClose }: AgainDialogProps) {
  const { t } = useTranslation('task_results');
  const task = useSuspenseQuery(taskQuery(statistics.id)).data;
  const { toWall, toInstant } = useSchoolTime();
  // Drawn once, so that a person who tries again after a lost answer asks for the same task and not for one more.
  const [drawn] = useState(() => ({
    availableFrom: new Date().toISOString(),
    seeds: task.blocks.map(newSeed),
  }));
  const [offered] = useState<AgainForm>(() => ({
    asked: { kind: ticked.size > 0 ? 'ticked' : 'below', limit: USUAL_LIMIT, withUndone: true },
    name: t('again.name_of', { name: statistics.name }).slice(0, MOST_NAME),
    due_at: dueAgain(toWall(new Date().toISOString()), {
      from: toWall(statistics.available_from),
      due: toWall(statistics.due_at),
    }),
  }));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { students } = statistics;
  const instantOf = (due: string) => toInstant(due) ?? '';
  const form = useForm<AgainForm, { readonly id: number }>({
    values: offered,
    required: ['name'],
    check: ({ due_at: due }) => missingIn({ due_at: instantOf(due) }, ['due_at']),
    send: async ({ asked, name, due_at: due }) => {
      const receivers = receiversAsked(asked, ticked);
      const body = againBody({ task, students, receivers, name, dueAt: instantOf(due), ...drawn });
      const set = await call(createTask, { body });
      void keepTask(queryClient, set);
      return set;
    },
    onDone: ({ id }) => {
      toastDone(t('again.set', { count }));
      onClose();
      void navigate({ to: '/tasks/$taskId/statistic', params: { taskId: String(id) } });
    },
  });
  const { asked, due_at: due } = form.values;
  const count = receiversOf(students, receiversAsked(asked, ticked)).length;
  const other = useOtherFault(form);
  return (
    <FormDialog
      title={t('again.title')}
      form={form}
      submitLabel={t('again.button')}
      isReady={count > 0}
      onClose={onClose}
    >
      <ReceiversField {...{ students, ticked, asked, onAsk: (asked) => form.change({ asked }) }} />
      <TextField {...form.text('name')} label={t('again.name')} required maxLength={MOST_NAME} />
      <DateTimeField
        label={t('again.due')}
        value={due}
        required
        error={form.errorOf('due_at')}
        onChange={(due_at) => form.change({ due_at })}
      />
      {other !== null && (
        <Callout tone="fault" role="alert">
          {other}
        </Callout>
      )}
    </FormDialog>
  );
}

/** What is wrong beside the fields: with a student or a block, or with none of them. */
function useOtherFault({ faults, error }: Pick<ReturnType<typeof useForm>, 'faults' | 'error'>) {
  const wordsOf = useFaultWords();
  const [other] = Object.entries(without(without(faults, 'name'), 'due_at'));
  if (other !== undefined) return wordsOf(...other);
  return error === null ? null : describeFailure('create', 'task', error);
}
