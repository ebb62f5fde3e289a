import { flagsOf, type ShownBlock, sumsOf, type TaskStudent } from '@mindhero/contract/task-results';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../entities/person/names.ts';
import type { ZonedTime } from '../../../entities/school/zoned-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { Answers } from './answers.tsx';
import type { OpenCell } from './block-details.tsx';
import type { BlockName } from './block-names.ts';
import { durationText } from './duration-text.ts';
import { percentOf } from './figures.ts';
import { FlagSign, useFlagWords } from './flag-sign.tsx';
import { HeatCell } from './heat-cell.tsx';
import { spanLines } from './span-lines.ts';
import type { CellFigure } from './statistic-search.ts';
import classes from './cells.module.css';

interface BlockCellProps {
  readonly student: TaskStudent;
  readonly block: number;
  readonly name: BlockName;
  readonly cells: CellFigure;
  readonly time: ZonedTime;
  readonly onOpen: (open: OpenCell) => void;
}

/** What a student did of a block, on the ground that tells how good it is. */
export function BlockCell({ student, block, name, cells, time, onOpen }: BlockCellProps) {
  const { t } = useTranslation('task_results');
  const wordsOf = useFlagWords();
  const speedOf = useSpeedWords();
  const played = student.blocks[block] ?? null;
  if (played === null) return <HeatCell percent={null}>–</HeatCell>;
  const { correct, incorrect, missed } = sumsOf([played]);
  const flags = flagsOf([played]);
  const notes = wordsOf(flags);
  const about = [name.title, ...(name.summary === '' ? [] : [name.summary])].join(' · ');
  return (
    <HeatCell
      percent={percentOf(played)}
      hint={[
        t('details.answers', { correct, incorrect, missed }),
        durationText(played[3]),
        speedOf(played) ?? [],
        notes ?? [],
      ]
        .flat()
        .join(' · ')}
      onOpen={(cell) => onOpen({ cell, student: nameOf(student), block: about, played })}
    >
      <span className={classes.figure}>
        <Figure {...{ cells, played, time }} />
        <FlagSign flags={flags} />
      </span>
    </HeatCell>
  );
}

interface FigureProps extends Pick<BlockCellProps, 'cells' | 'time'> {
  readonly played: NonNullable<ShownBlock>;
}

function Figure({ cells, played, time }: FigureProps) {
  const { number, percent } = useFormats();
  const speed = useSpeedWords()(played);
  switch (cells) {
    case 'percent':
      return number(Math.round(percentOf(played) ?? 0));
    case 'answers':
      return <Answers {...sumsOf([played])} />;
    case 'speed':
      return played[7] === undefined ? '–' : number(played[7]);
    case 'time':
      return durationText(played[3]);
    case 'span':
      return <Span played={played} time={time} />;
    case 'all':
      return (
        <span className={classes.lines}>
          <span>
            <b>{percent(percentOf(played) ?? 0)}</b> · {durationText(played[3])}
          </span>
          {speed !== null && <small>{speed}</small>}
          <Answers {...sumsOf([played])} />
          <Span played={played} time={time} />
        </span>
      );
  }
}

/** How fast a block was read, in words; null where nothing was. */
function useSpeedWords(): (played: NonNullable<ShownBlock>) => string | null {
  const { t } = useTranslation('task_results');
  const { number } = useFormats();
  return ([, , , , , , , wpm]) => (wpm === undefined ? null : `${t('cells.speed')}: ${number(wpm)}`);
}

function Span({ played: [, , , , from, to], time }: Pick<FigureProps, 'played' | 'time'>) {
  const [first, second] = spanLines(from, to, time);
  return (
    <small className={classes.lines}>
      <span>{first}</span>
      <span>{second}</span>
    </small>
  );
}
