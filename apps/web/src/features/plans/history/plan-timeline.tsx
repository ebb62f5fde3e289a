import { planDay } from '@mindhero/contract/calendar';
import type { PastSubscription } from '@mindhero/contract/plans/stock';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '../../../platform/format.ts';
import { useNow } from '../../../platform/use-now.ts';
import { timelineOf } from './timeline.ts';
import classes from './timeline.module.css';

const percent = (place: number) => `${place * 100}%`;

const pieceStyle = ({ from, to }: { readonly from: number; readonly to: number }) =>
  ({ left: percent(from), width: percent(to - from) }) satisfies CSSProperties;

interface PlanTimelineProps {
  readonly periods: readonly PastSubscription[];
  /** Whose or which they are, where there are others beside them. */
  readonly title?: string | undefined;
}

/** Plan-months as beads on a rod of time, used ones pale. It is for the eye: the table below says the same in words. */
export function PlanTimeline({ periods, title }: PlanTimelineProps) {
  const { t, i18n } = useTranslation('plans');
  const now = useNow();
  const { pieces, today, marks } = useMemo(() => timelineOf(periods, planDay(now)), [periods, now]);
  const say = (day: string, index: number) => {
    // The year where it begins, and where the line does.
    const year = index === 0 || day.slice(5, 7) === '01' ? ({ year: 'numeric' } as const) : {};
    return new Date(day).toLocaleDateString(localeOf(i18n.language), {
      month: 'short',
      timeZone: 'UTC',
      ...year,
    });
  };
  return (
    <div className={classes.timeline} aria-hidden>
      {title !== undefined && <b className={classes.title}>{title}</b>}
      <div className={classes.rod}>
        {pieces.map((piece) => (
          <span
            key={piece.from}
            className={classes.piece}
            data-over={piece.isOver}
            style={pieceStyle(piece)}
          />
        ))}
        <span className={classes.today} style={{ left: percent(today) }} data-end={today > 0.5 || undefined}>
          <span>{t('history.today')}</span>
        </span>
      </div>
      <div className={classes.marks}>
        {marks.map(({ day, at }, index) => (
          <span key={day} style={{ left: percent(at) }}>
            {say(day, index)}
          </span>
        ))}
      </div>
    </div>
  );
}
