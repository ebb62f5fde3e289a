import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Dialog } from '@mindhero/ui/dialog';
import { TextField } from '@mindhero/ui/text-field';
import { toast } from '@mindhero/ui/toasts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/client.ts';
import { DateTimeField } from '../../../platform/date-time-field.tsx';
import { describeFailure } from '../../../platform/failures.ts';
import { fieldCodeOf } from '../../../platform/field-errors.ts';
import { useHomeworkFault } from '../../../platform/homework-faults.ts';
import { useSchoolTime } from '../../../platform/school-time.ts';
import { type TaskStatistics, useCreateTask } from '../../../platform/task-results.ts';
import { taskQuery } from '../../../platform/tasks.ts';
import { newSeed } from '../editor/new-seed.ts';
import { againBody, dueAgain, receiversOf } from './again-body.ts';
import { type AskedReceivers, receiversAsked, ReceiversField } from './receivers-field.tsx';
import classes from './again.module.css';

interface AgainDialogProps {
  readonly statistics: TaskStatistics;
  /** Those who were ticked; of none everybody may be chosen. */
  readonly ticked: ReadonlySet<number>;
  readonly onClose: () => void;
}

const USUAL_LIMIT = 80;
/** As long as a title may be. */
const MOST_NAME = 100;

/** Sets the same blocks with other items once more: for those who need it. */
export default function AgainDialog({ statistics, ticked, onClose }: AgainDialogProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const task = useSuspenseQuery(taskQuery(statistics.id)).data;
  const { toWall, toInstant } = useSchoolTime();
  const [asked, setAsked] = useState<AskedReceivers>({
    kind: ticked.size > 0 ? 'ticked' : 'below',
    limit: USUAL_LIMIT,
    withUndone: true,
  });
  const [name, setName] = useState(() =>
    t('task_results:again.name_of', { name: statistics.name }).slice(0, MOST_NAME),
  );
  const [due, setDue] = useState(() =>
    dueAgain(toWall(new Date().toISOString()), {
      from: toWall(statistics.available_from),
      due: toWall(statistics.due_at),
    }),
  );
  // Drawn once, so that whoever tries again after a lost answer asks for the same task and not for one more.
  const [drawn] = useState(() => ({
    availableFrom: new Date().toISOString(),
    seeds: task.blocks.map(newSeed),
  }));
  const create = useCreateTask();
  const navigate = useNavigate();
  const { students } = statistics;
  const receivers = receiversAsked(asked, ticked);
  const count = receiversOf(students, receivers).length;
  const dueAt = toInstant(due);
  const faults = useAgainFaults(create.error);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dueAt === null) return;
    create.mutate(againBody({ task, students, receivers, name, dueAt, ...drawn }), {
      onSuccess: ({ id }) => {
        toast({
          kind: 'success',
          text: t('task_results:again.set', { count }),
          closeLabel: t('common:buttons.close'),
        });
        onClose();
        void navigate({ to: '/tasks/$taskId/statistic', params: { taskId: String(id) } });
      },
    });
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('task_results:again.title')}
      closeLabel={t('common:buttons.close')}
    >
      <form className={classes.form} onSubmit={submit}>
        <ReceiversField {...{ students, ticked, asked, onAsk: setAsked }} />
        <TextField
          label={t('task_results:again.name')}
          value={name}
          required
          maxLength={MOST_NAME}
          error={faults.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <DateTimeField
          label={t('task_results:again.due')}
          value={due}
          required
          error={faults.due}
          onChange={setDue}
        />
        {faults.other !== null && (
          <Callout tone="fault" role="alert">
            {faults.other}
          </Callout>
        )}
        <ButtonRow align="end">
          <Button kind="ghost" onClick={onClose}>
            {t('common:buttons.close')}
          </Button>
          <Button type="submit" disabled={count === 0 || dueAt === null} loading={create.isPending}>
            {t('task_results:again.button')}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

/** What the server found wrong, beside the fields it is about and otherwise below them. */
function useAgainFaults(error: Error | null) {
  const { t } = useTranslation('common');
  const faultOf = useHomeworkFault();
  const due = faultOf(fieldCodeOf(error, 'due_at'));
  const name = fieldCodeOf(error, 'name') === undefined ? null : t('messages.fieldRequired');
  if (error === null || due !== null || name !== null) return { due, name, other: null };
  const first =
    error instanceof ApiError ? (faultOf(error.fields[0]?.code) ?? faultOf(error.code ?? undefined)) : null;
  return { due, name, other: first ?? describeFailure('create', 'task', error) };
}
