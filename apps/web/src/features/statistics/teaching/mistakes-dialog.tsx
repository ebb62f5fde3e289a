import { MISTAKES_KEPT_DAYS, usualPeriod } from '@mindhero/contract/statistics/period';
import type { GridPupil, StudentMistake } from '@mindhero/contract/statistics/teaching';
import {
  exportStudentMistakes,
  studentMistakesFileColumns,
} from '@mindhero/contract/statistics/teaching-files';
import type { SkillId } from '@mindhero/engine/mastery/skills';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { useFormats } from '../../../platform/format.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import type { StatisticsSearch } from '../statistics-search.ts';
import { MakeTask } from './make-task.tsx';
import { mistakesQuery } from './queries.ts';
import classes from './teaching.module.css';

export interface OpenMistakes {
  readonly pupil: Pick<GridPupil, 'id' | 'username' | 'first_name' | 'last_name'>;
  readonly skill: SkillId;
}

interface MistakesDialogProps {
  readonly open: OpenMistakes;
  readonly search: StatisticsSearch;
  readonly onClose: () => void;
}

/** The wrong answers of a pupil in a skill, each to be watched in its game. */
export function MistakesDialog({ open: { pupil, skill }, search, onClose }: MistakesDialogProps) {
  const { days = usualPeriod } = search;
  const { t } = useTranslation('statistics_teaching');
  const skillName = useSkillName();
  const mistakes = useQuery(mistakesQuery(pupil.id, skill, search));
  return (
    <Dialog onClose={onClose} title={`${nameOf(pupil)}: ${skillName(skill)}`} width={640}>
      <div className={classes.dialog}>
        {mistakes.isPending ? (
          <CardSkeleton lines={4} />
        ) : mistakes.isError ? (
          <LoadFailure item="statistics" error={mistakes.error} onRetry={mistakes.refetch} />
        ) : mistakes.data.results.length === 0 ? (
          <p className={classes.hint}>{t('mistakes.none')}</p>
        ) : (
          <>
            <Mistakes pupil={pupil.id} mistakes={mistakes.data.results} />
            {days > MISTAKES_KEPT_DAYS && (
              <p className={classes.hint}>{t('mistakes.kept', { days: MISTAKES_KEPT_DAYS })}</p>
            )}
          </>
        )}
        <div className={classes.actions}>
          <MakeTask
            receivers={[{ kind: 'student', id: pupil.id, name: nameOf(pupil) }]}
            trained={[{ kind: 'skill', skill }]}
            label={t('make_task')}
          />
          {mistakes.data !== undefined && mistakes.data.count > 0 && (
            <TableExport
              count={mistakes.data.count}
              columns={studentMistakesFileColumns}
              fetchFile={(file) =>
                call(exportStudentMistakes, { params: { id: pupil.id }, query: { days, skill, ...file } })
              }
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface MistakesProps {
  readonly pupil: number;
  readonly mistakes: readonly StudentMistake[];
}

function Mistakes({ pupil, mistakes }: MistakesProps) {
  const { t } = useTranslation('statistics_teaching');
  const { date, shortDate } = useFormats();
  return (
    <table className={classes.mistakes}>
      <thead>
        <tr>
          <th scope="col">{t('mistakes.task')}</th>
          <th scope="col">{t('mistakes.given')}</th>
          <th scope="col">{t('mistakes.expected')}</th>
          <th scope="col">{t('mistakes.when')}</th>
        </tr>
      </thead>
      <tbody>
        {mistakes.map(({ play_id: play, item, task, given, expected, day }) => (
          <tr key={`${play} ${item}`}>
            <th scope="row">{task}</th>
            <td data-wrong>{given}</td>
            <td>{expected}</td>
            <td>
              <Link
                to="/students/$id"
                params={{ id: String(pupil) }}
                search={{ play }}
                aria-label={t('mistakes.replay_of', { day: date(day) })}
                title={t('mistakes.replay')}
              >
                {shortDate(day)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
