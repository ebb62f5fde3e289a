import type { ShownBlock } from '@mindhero/contract/task-results';
import { Figures } from '@mindhero/ui/figures';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { durationText } from './duration-text.ts';
import { spanLines } from './span-lines.ts';
import classes from './details.module.css';

/** What a student did of a block, and the cell that says it in short. */
export interface OpenCell {
  readonly cell: HTMLElement;
  readonly student: string;
  readonly block: string;
  readonly played: NonNullable<ShownBlock>;
}

const GAP = 6;

/** All that is known of a cell, beside it. It is the browser's own popover: Escape and a press elsewhere close it. */
export function BlockDetails({ open, onClose }: { readonly open: OpenCell; readonly onClose: () => void }) {
  const { t } = useTranslation(['task_results', 'common']);
  const { number } = useFormats();
  const time = useSchoolTime();
  const panel = useRef<HTMLDivElement>(null);
  const { cell, student, block, played } = open;
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    element.showPopover();
    const at = cell.getBoundingClientRect();
    const { width } = element.getBoundingClientRect();
    const most = document.documentElement.clientWidth - width - GAP;
    element.style.top = `${at.bottom + window.scrollY + GAP}px`;
    element.style.left = `${Math.max(GAP, Math.min(at.left, most))}px`;
    element.focus({ preventScroll: true });
  }, [cell]);
  const [correct, incorrect, missed, ms, startedAt, finishedAt, flags = [], wpm] = played;
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={`${student}: ${block}`}
      className={classes.details}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <b>{student}</b>
      <p>{block}</p>
      <Figures
        kind="line"
        figures={[
          { label: t('task_results:details.correct'), value: number(correct) },
          { label: t('task_results:details.incorrect'), value: number(incorrect) },
          { label: t('task_results:details.missed'), value: number(missed) },
          { label: t('task_results:column.time'), value: durationText(ms) },
          ...(wpm === undefined ? [] : [{ label: t('task_results:cells.speed'), value: number(wpm) }]),
        ]}
      />
      <p>{spanLines(startedAt, finishedAt, time).join(' ')}</p>
      {flags.map((flag) => (
        <p key={flag}>{t(`common:flag.${flag}`)}</p>
      ))}
    </div>
  );
}
