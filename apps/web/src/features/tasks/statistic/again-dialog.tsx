import { TextInput } from '@mantine/core';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Callout } from '@mindhero/ui/callout';
import { Checkbox } from '@mindhero/ui/checkbox';
import { Dialog } from '@mindhero/ui/dialog';
import { Segments } from '@mindhero/ui/segments';
import { toast } from '@mindhero/ui/toasts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/client.ts';
import { describeFailure } from '../../../platform/failures.ts';
import { fieldCodeOf } from '../../../platform/field-errors.ts';
import { useHomeworkFault } from '../../../platform/homework-faults.ts';
import { useSchoolTime } from '../../../platform/school-time.ts';
import { type TaskStatistics, useCreateTask } from '../../../platform/task-results.ts';
import { taskQuery } from '../../../platform/tasks.ts';
import { newSeed } from '../editor/new-seed.ts';
import { againBody, type Receivers, receiversOf } from './again-body.ts';
import classes from './statistic.module.css';

interface AgainDialogProps {
  readonly statistics: TaskStatistics;
  /** Those who were ticked; of none everybody may be chosen. */
  readonly ticked: ReadonlySet<number>;
  readonly onClose: () => void;
}

const DAY_MS = 86_400_000;
const USUAL_LIMIT = 80;
/** As long as a title may be. */
const MOST_NAME = 100;

/** For as long as before, and for a day at least. */
function usualDue({ available_from: from, due_at: due }: TaskStatistics): string {
  const length = Math.max(DAY_MS, Date.parse(due) - Date.parse(from));
  return new Date(Date.now() + length).toISOString();
}

/** Sets the same blocks with other items once more: for those who need it. */
export function AgainDialog({ statistics, ticked, onClose }: AgainDialogProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const task = useSuspenseQuery(taskQuery(statistics.id)).data;
  const { toWall, toInstant } = useSchoolTime();
  const [who, setWho] = useState<Receivers['kind']>(ticked.size > 0 ? 'ticked' : 'below');
  const [limit, setLimit] = useState(USUAL_LIMIT);
  const [withUndone, setWithUndone] = useState(true);
  const [name, setName] = useState(() =>
    t('task_results:again.name_of', { name: statistics.name }).slice(0, MOST_NAME),
  );
  const [due, setDue] = useState(() => toWall(usualDue(statistics)));
  const create = useCreateTask();
  const receivers: Receivers =
    who === 'all'
      ? { kind: who }
      : who === 'ticked'
        ? { kind: who, ids: ticked }
        : { kind: who, limit, withUndone };
  const { students } = statistics;
  const count = receiversOf(students, receivers).length;
  const dueAt = toInstant(due);
  const faults = useAgainFaults(create.error);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dueAt === null) return;
    const availableFrom = new Date().toISOString();
    create.mutate(againBody({ task, students, receivers, name, availableFrom, dueAt }, newSeed), {
      onSuccess: () => {
        onClose();
        toast({
          kind: 'success',
          text: t('task_results:again.set', { count }),
          closeLabel: t('common:buttons.close'),
        });
      },
    });
  };
  const options = (ticked.size > 0 ? (['ticked', 'below', 'all'] as const) : (['below', 'all'] as const)).map(
    (value) => ({ value, label: t(`task_results:again.${value}`) }),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('task_results:again.title')}
      closeLabel={t('common:buttons.close')}
    >
      <form className={classes.form} onSubmit={submit}>
        <Segments label={t('task_results:again.who')} options={options} value={who} onChange={setWho} />
        {who === 'below' && (
          <>
            <TextInput
              type="number"
              inputMode="numeric"
              min={1}
              max={100}
              label={t('task_results:again.limit')}
              value={limit}
              onChange={({ currentTarget }) => setLimit(Number(currentTarget.value))}
            />
            <Checkbox
              label={t('task_results:again.with_undone')}
              checked={withUndone}
              onChange={({ currentTarget }) => setWithUndone(currentTarget.checked)}
            />
          </>
        )}
        <p role="status" className={classes.hint}>
          {t('task_results:again.count', { count })}
        </p>
        <TextInput
          label={t('task_results:again.name')}
          value={name}
          required
          maxLength={MOST_NAME}
          error={faults.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={t('task_results:again.due')}
          value={due}
          required
          error={faults.due}
          onChange={({ currentTarget }) => setDue(currentTarget.value)}
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
