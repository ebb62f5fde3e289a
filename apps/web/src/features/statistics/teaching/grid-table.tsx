// A table whose cells are one stop of the Tab key is a grid.
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role */
import { skillSign } from '@mindhero/content/skill';
import type { Grid, GridCell, GridPupil } from '@mindhero/contract/statistics/teaching';
import { skillOf } from '@mindhero/engine/mastery/skills';
import { Avatar } from '@mindhero/ui/avatar';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../../entities/game/skill-name.ts';
import { gradeOf } from '../../../entities/homework/grade.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { useFormats } from '../../../platform/format.ts';
import { type GridOrder, isFaint, medians, ordered, pressed } from './grid-order.ts';
import { trainedOf } from './trained.ts';
import { useCellFocus } from './use-cell-focus.ts';
import grades from '../../../entities/homework/grade.module.css';
import classes from './grid.module.css';

interface GridTableProps {
  readonly grid: Grid;
  readonly label: string;
  readonly order: GridOrder;
  readonly onOrder: (order: GridOrder) => void;
  /** A cell of which there is something to tell was pressed. */
  readonly onOpen: (pupil: GridPupil, column: number) => void;
}

/** What a column is about, in words. */
export function useColumnName(): (column: string) => string {
  const { t } = useTranslation('game_titles');
  const nameOfSkill = useSkillName();
  return (column) => {
    const trained = trainedOf(column);
    if (trained === null) return '';
    return trained.kind === 'game' ? t(`title.${trained.game}`) : nameOfSkill(trained.skill);
  };
}

/** Pupils by what they have trained. Names stay in sight; all cells are one tab stop, and the arrows move among them. */
export function GridTable({ grid, label, order, onOrder, onOpen }: GridTableProps) {
  const { columns, pupils } = grid;
  const focus = useCellFocus(pupils.length, columns.length);
  const name = useColumnName();
  const { t } = useTranslation('statistics_teaching');
  return (
    <div className={classes.scroll}>
      <table role="grid" aria-label={label} className={classes.grid} onKeyDown={focus.onKeyDown}>
        <thead>
          <tr>
            <Header order={order} on={null} onOrder={onOrder} label={t('grid.name')}>
              <span aria-hidden>{t('grid.name')}</span>
            </Header>
            {columns.map((column, index) => (
              <Header key={column} order={order} on={index} onOrder={onOrder} label={name(column)}>
                <ColumnSign column={column} />
              </Header>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered(pupils, order).map((pupil, row) => (
            <tr key={pupil.id}>
              <th scope="row">
                <Link to="/students/$id" params={{ id: String(pupil.id) }} className={classes.name}>
                  <Avatar avatar={pupil.avatar} name="" size={30} />
                  <span>{nameOf(pupil)}</span>
                </Link>
              </th>
              {columns.map((column, index) => (
                <td key={column} data-chosen={order.column === index || undefined}>
                  <Cell
                    cell={pupil.cells[index] ?? null}
                    about={`${nameOf(pupil)}, ${name(column)}`}
                    place={focus.cell(row, index)}
                    onOpen={() => onOpen(pupil, index)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <Medians grid={grid} />
      </table>
    </div>
  );
}

interface HeaderProps extends Pick<GridTableProps, 'order' | 'onOrder'> {
  readonly on: number | null;
  readonly label: string;
  readonly children: ReactNode;
}

function Header({ order, on, onOrder, label, children }: HeaderProps) {
  const isSorted = order.column === on;
  const Arrow = order.isDown ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.isDown ? 'descending' : 'ascending') : 'none'}
      data-chosen={(isSorted && on !== null) || undefined}
    >
      <button type="button" title={label} onClick={() => onOrder(pressed(order, on))}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}

/** A skill by its sign with the technique below, a game by its title. */
function ColumnSign({ column }: { readonly column: string }) {
  const { t } = useTranslation(['game_titles', 'skills']);
  const trained = trainedOf(column);
  if (trained?.kind === 'game')
    return (
      <span className={classes.game} aria-hidden>
        {t(`game_titles:title.${trained.game}`)}
      </span>
    );
  const skill = skillOf(column);
  if (skill === undefined) return null;
  const { kind } = skill;
  const isMove = kind === 'direct' || kind === 'small_friend' || kind === 'big_friend' || kind === 'family';
  return (
    <span className={classes.sign} aria-hidden>
      <b>{skillSign(skill)}</b>
      {isMove && <small>{t(`skills:${kind}`)}</small>}
    </span>
  );
}

interface CellProps {
  readonly cell: GridCell;
  readonly about: string;
  readonly place: ReturnType<ReturnType<typeof useCellFocus>['cell']>;
  readonly onOpen: () => void;
}

function Cell({ cell, about, place, onOpen }: CellProps) {
  const { t } = useTranslation('statistics_teaching');
  const { number, percent: inPercent } = useFormats();
  if (cell === null) {
    return (
      <span {...place} role="button" aria-disabled className={classes.cell}>
        <VisuallyHidden>{`${about}: ${t('grid.nothing')}`}</VisuallyHidden>
        <span aria-hidden>·</span>
      </span>
    );
  }
  const [percent, answers] = cell;
  const told = [
    inPercent(percent),
    t('grid.answers', { count: answers }),
    t(`standing.${standingWord(cell)}`),
  ].join(', ');
  return (
    <button
      type="button"
      {...place}
      className={`${classes.cell} ${grades.grade}`}
      data-grade={gradeOfCell(cell)}
      title={told}
      onClick={onOpen}
    >
      <VisuallyHidden>{`${about}: ${told}`}</VisuallyHidden>
      <b aria-hidden>{number(percent)}</b>
      <small aria-hidden>{number(answers)}</small>
    </button>
  );
}

type Told = NonNullable<GridCell>;

/** Which ground a cell stands on; none where there are too few answers. */
export function gradeOfCell(cell: Told): ReturnType<typeof gradeOf> | undefined {
  if (isFaint(cell)) return undefined;
  const [percent, , standing] = cell;
  if (standing === null) return gradeOf(percent);
  return standing === 'passed' ? 'good' : standing === 'learning' ? 'fair' : 'poor';
}

function standingWord(cell: Told) {
  if (isFaint(cell)) return 'unknown';
  const grade = gradeOfCell(cell);
  return grade === 'good' ? 'passed' : grade === 'fair' ? 'learning' : 'weak';
}

/** The middle one of the group: what each figure is measured by. */
function Medians({ grid }: Pick<GridTableProps, 'grid'>) {
  const { t } = useTranslation('statistics_teaching');
  const { number } = useFormats();
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('grid.median')}</th>
        {medians(grid).map((median, index) => (
          <td key={index}>{median === null ? '–' : number(median)}</td>
        ))}
      </tr>
    </tfoot>
  );
}
