import type { Training } from '@mindhero/contract/training';
import { wayTo } from '@mindhero/engine/goal';
import { Bead } from '@mindhero/ui/bead';
import { Card } from '@mindhero/ui/card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../entities/person/me.ts';
import { localeOf } from '../../platform/format.ts';
import { type WeekDay, weekOf } from './week.ts';
import classes from './week-card.module.css';

/** A bead for each day of this week; the gold ones were trained. Of the others nothing is said. Then the minutes of the goal. */
export function WeekCard({ training }: { readonly training: Training }) {
  const { t, i18n } = useTranslation('dashboard');
  const days = weekOf(training.today, training.trained_days);
  const count = days.filter(({ isTrained }) => isTrained).length;
  const minutes = useMe().goal_minutes ?? training.goal.minutes;
  const { trained } = wayTo(minutes, training.goal.trained_ms);
  const named = (weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { weekday, timeZone: 'UTC' });
  const [short, long] = [named('short'), named('long')];
  return (
    <Card
      title={
        <Link className={classes.link} to="/statistics">
          {t('week.title')}
        </Link>
      }
    >
      <ol className={classes.days}>
        {days.map((day) => (
          <li key={day.day} data-today={day.isToday} aria-current={day.isToday ? 'date' : undefined}>
            <span className={classes.letter} aria-hidden>
              {short.format(new Date(day.day))}
            </span>
            <span
              className={classes.bead}
              role="img"
              aria-label={t(`week.${saying(day)}`, { day: long.format(new Date(day.day)) })}
            >
              <Bead tone={day.isTrained ? 'gold' : 'empty'} />
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.count}>
        {count === 0 ? t('week.none') : t('week.count', { count })}
        <span>{t('week.goal', { count: minutes, trained })}</span>
      </p>
    </Card>
  );
}

function saying({ isToday, isTrained }: WeekDay) {
  if (isToday) return isTrained ? 'today_trained' : 'today';
  return isTrained ? 'trained' : 'free';
}
