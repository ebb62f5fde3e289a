import type { Attempt, RoundResult, TaskStudent } from '@mindhero/contract/task-results';
import { adjustedPercent } from '@mindhero/engine/homework';
import { Button } from '@mindhero/ui/button';
import { Pill } from '@mindhero/ui/pill';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { Stars } from '@mindhero/ui/stars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { HomeworkStatusPill } from '../../../entities/homework/homework-status.tsx';
import { taskAttemptsQuery } from '../../../entities/homework/task-results.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { ButtonLink } from '../../../platform/links.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import type { BlockName } from './block-names.ts';
import { durationText } from './duration-text.ts';
import { isHeldUp } from './figures.ts';
import { PercentCell } from './heat-cell.tsx';
import type { StatisticSearch } from './statistic-search.ts';
import { useMark } from './use-mark.ts';
import classes from './attempts.module.css';

interface StudentAttemptsProps {
  readonly taskId: number;
  readonly student: TaskStudent;
  readonly names: readonly BlockName[];
  /** Of the screen, to come back to. */
  readonly search: StatisticSearch;
  readonly onClose: () => void;
}

/** One student's attempts, round by round, each to be replayed. */
export default function StudentAttempts({ taskId, student, names, search, onClose }: StudentAttemptsProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const attempts = useQuery(taskAttemptsQuery(taskId, student.id));
  const mark = useMark(taskId);
  const { is_marked: isMarked, status } = student;
  return (
    <Dialog onClose={onClose} title={nameOf(student)} width={760}>
      <div className={classes.drill}>
        <div className={classes.drillHead}>
          <HomeworkStatusPill status={status} />
          {student.is_late && <Pill tone="gold">{t('task_results:late')}</Pill>}
          {isMarked && <Pill>{t('task_results:on_paper')}</Pill>}
          {isHeldUp(student) && <Pill tone="gold">{t('task_results:no_plan')}</Pill>}
          {(isMarked || status !== 'completed') && (
            <Button
              size="sm"
              kind="ghost"
              loading={mark.isPending}
              onClick={() => mark.mutate({ students: [student.id], isDone: !isMarked })}
            >
              {t(isMarked ? 'task_results:mark.undone' : 'task_results:mark.done')}
            </Button>
          )}
          <ButtonLink size="sm" kind="subtle" to="/students/$id" params={{ id: String(student.id) }}>
            {t('task_results:attempts.student')}
          </ButtonLink>
        </div>
        {attempts.isPending ? (
          <CardSkeleton lines={4} />
        ) : attempts.isError ? (
          <LoadFailure item="results" error={attempts.error} onRetry={attempts.refetch} />
        ) : attempts.data.results.length === 0 ? (
          <p className={classes.hint}>{t('task_results:attempts.none')}</p>
        ) : (
          attempts.data.results.map((attempt) => (
            <OneAttempt key={attempt.id} attempt={attempt} names={names} search={search} />
          ))
        )}
      </div>
    </Dialog>
  );
}

interface OneAttemptProps extends Pick<StudentAttemptsProps, 'names' | 'search'> {
  readonly attempt: Attempt;
}

function OneAttempt({ attempt, names, search }: OneAttemptProps) {
  const { t } = useTranslation('task_results');
  const { dateTime } = useSchoolTime();
  const { number, started_at: from, finished_at: to, counts, results } = attempt;
  return (
    <section>
      <h3 className={classes.attempt}>
        {t('attempts.number', { number })}
        {counts && <Pill tone="brand">{t('attempts.counts')}</Pill>}
        <small>
          {to === null
            ? `${dateTime(from)} – ${t('attempts.open')}`
            : t('details.span', { from: dateTime(from), to: dateTime(to) })}
        </small>
      </h3>
      <ul className={classes.rounds}>
        {results.map((result) => (
          <Round key={result.play_id} result={result} name={names[result.block]} search={search} />
        ))}
      </ul>
    </section>
  );
}

interface RoundProps {
  readonly result: RoundResult;
  readonly name: BlockName | undefined;
  readonly search: StatisticSearch;
}

function Round({ result, name, search }: RoundProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const { time } = useSchoolTime();
  const { correct, incorrect, missed, active_ms: ms, stars } = result;
  return (
    <li>
      <span className={classes.roundName}>
        <b>{name?.title ?? t('task_results:attempts.block', { number: result.block + 1 })}</b>
        <small>
          {t('task_results:attempts.round', { round: result.round })} ·{' '}
          {t('task_results:details.answers', { correct, incorrect, missed })} · {durationText(ms)} ·{' '}
          {`${time(result.started_at)}–${time(result.finished_at)}`}
        </small>
        {result.notes.map((note) => (
          <small key={note}>{t(`common:flag.${note}`)}</small>
        ))}
      </span>
      <PercentCell percent={adjustedPercent(result)} />
      <Stars value={stars} label={t('common:stars', { value: stars })} />
      <Link
        className={classes.replay}
        to="."
        search={{ ...search, play: result.play_id }}
        aria-label={t('task_results:attempts.replay_of', { name: name?.title, round: result.round })}
      >
        {t('task_results:attempts.replay')}
      </Link>
    </li>
  );
}
