import type { TaskStudent } from '@mindhero/contract/task-results';
import { homeworkStatuses } from '@mindhero/engine/homework';
import { Avatar } from '@mindhero/ui/avatar';
import { Button } from '@mindhero/ui/button';
import { DialogFrame } from '@mindhero/ui/dialog-frame';
import { IconButton } from '@mindhero/ui/icon-button';
import { IconEye, IconEyeOff, IconMaximize, IconX } from '@tabler/icons-react';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeworkStatusPill } from '../../../entities/homework/homework-status.tsx';
import type { LiveState } from '../../../entities/homework/keep-watching.ts';
import type { TaskStatistics } from '../../../entities/homework/task-results.ts';
import { shortNameOf } from '../../../entities/person/names.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { figuresOf, statusCounts } from './figures.ts';
import { LiveSign } from './live-sign.tsx';
import { TILE_GAP, tilingOf } from './projector-tiles.ts';
import { useElementSize } from './use-element-size.ts';
import classes from './projector.module.css';

/** More could not be told apart from the last row. */
const MOST_TILES = 120;

interface ProjectorProps {
  readonly statistics: TaskStatistics;
  readonly live: LiveState;
  readonly onClose: () => void;
}

/**
 * A class at work, on the wall: how far it is, nobody's percent, and no names until somebody asks for them. That they are
 * shown is kept nowhere, so that no link and no reload shows them by itself.
 */
export default function Projector({ statistics, live, onClose }: ProjectorProps) {
  const { t } = useTranslation('task_results');
  const [named, setNamed] = useState(false);
  const id = useId();
  const screen = useRef<HTMLDivElement>(null);
  const { name, students, blocks } = statistics;
  const isTiled = students.length <= MOST_TILES;
  return (
    <DialogFrame opened onClose={onClose} labelledBy={id} width="page">
      <div ref={screen} className={classes.projector}>
        <header className={classes.header}>
          <h1 id={id}>{name}</h1>
          <LiveSign state={live} from={statistics.available_from} />
          <div className={classes.tools}>
            {isTiled && (
              <Button
                kind="ghost"
                size="sm"
                aria-pressed={named}
                icon={named ? <IconEyeOff size={20} aria-hidden /> : <IconEye size={20} aria-hidden />}
                onClick={() => setNamed(!named)}
              >
                {t(named ? 'projector.hide_names' : 'projector.show_names')}
              </Button>
            )}
            <IconButton
              label={t('projector.full_screen')}
              icon={<IconMaximize aria-hidden />}
              // A dialog itself cannot fill the screen, what stands in it can.
              onClick={() => void screen.current?.requestFullscreen().catch(() => undefined)}
            />
            <IconButton label={t('projector.close')} icon={<IconX aria-hidden />} onClick={onClose} />
          </div>
        </header>
        <Sums statistics={statistics} />
        {isTiled ? (
          <Tiles students={students} blocks={blocks.length} named={named} />
        ) : (
          <p>{t('projector.too_many', { count: students.length })}</p>
        )}
      </div>
    </DialogFrame>
  );
}

/** All together: how many are done, how well it goes, until when. */
function Sums({ statistics: { students, due_at: due } }: Pick<ProjectorProps, 'statistics'>) {
  const { t } = useTranslation('task_results');
  const { number, percent } = useFormats();
  const { dateTime } = useSchoolTime();
  const figures = figuresOf(students);
  const counts = statusCounts(students);
  return (
    <section className={classes.sums}>
      <p className={classes.done} role="status">
        <b>{`${number(figures.completed)} / ${number(figures.students)}`}</b> {t('figure.completed')}
      </p>
      <progress
        className={classes.bar}
        aria-label={t('figure.completed')}
        value={figures.completed}
        max={Math.max(1, figures.students)}
      />
      <ul className={classes.counts}>
        {homeworkStatuses
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <li key={status}>
              <b>{number(counts[status])}</b> <HomeworkStatusPill status={status} />
            </li>
          ))}
        {figures.withoutPlan > 0 && <li>{t('figure.no_plan', { count: figures.withoutPlan })}</li>}
        {figures.percent !== null && (
          <li>
            <b>{percent(figures.percent)}</b> {t('figure.percent')}
          </li>
        )}
        <li>{t('projector.until', { time: dateTime(due) })}</li>
      </ul>
    </section>
  );
}

interface TilesProps {
  readonly students: readonly TaskStudent[];
  readonly blocks: number;
  readonly named: boolean;
}

/** Everybody on one screen, however large it is. */
function Tiles({ students, blocks, named }: TilesProps) {
  const { ref, width, height } = useElementSize();
  const { columns, size } = tilingOf(students.length, { width, height });
  return (
    <div ref={ref} className={classes.wall}>
      <ul
        className={classes.tiles}
        style={{ '--columns': columns, '--tile': `${size}px`, '--gap': `${TILE_GAP}px` } as CSSProperties}
      >
        {students.map((student, index) => (
          <Tile
            key={student.id}
            student={student}
            blocks={blocks}
            name={named ? shortNameOf(student) : null}
            number={index + 1}
            face={Math.round(size * 0.46)}
          />
        ))}
      </ul>
    </div>
  );
}

interface TileProps {
  /** Width of the picture. */
  readonly face: number;
  readonly student: TaskStudent;
  readonly blocks: number;
  /** Null while names are not asked for. */
  readonly name: string | null;
  readonly number: number;
}

function Tile({ student: { avatar, status, blocks: shown }, blocks, name, number, face }: TileProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const done = status === 'completed' ? blocks : shown.filter((block) => block !== null).length;
  return (
    <li className={classes.tile} data-status={status}>
      <Avatar avatar={avatar} name="" size={face} />
      <span className={name === null ? classes.unseen : classes.name}>
        {name ?? t('task_results:projector.pupil', { number })}
      </span>
      <span className={classes.unseen}>{t(`common:homework.status.${status}`)}</span>
      <span className={classes.progress}>{t('task_results:projector.blocks', { done, count: blocks })}</span>
    </li>
  );
}
