import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../room-texts.ts';
import { clockTime } from './clock-time.ts';
import type { ReplayStep } from './replay-steps.ts';
import classes from './replay.module.css';

interface StepListProps {
  readonly steps: readonly ReplayStep[];
  readonly current: number;
  readonly texts: RoomTexts;
  readonly onGo: (step: number) => void;
}

/** What happened and when; a touch goes there. */
export function StepList({ steps, current, texts, onGo }: StepListProps) {
  const { t, i18n } = useTranslation('play');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const container = list.current;
    const item = container?.children[current];
    if (!(item instanceof HTMLElement) || container === null) return;
    // Only the list scrolls, never the page.
    container.scrollTop = item.offsetTop - container.clientHeight / 2;
  }, [current]);
  return (
    <ol ref={list} className={classes.steps}>
      {steps.map(({ event, t: at }, index) => (
        <li key={index}>
          <button
            type="button"
            className={classes.step}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGo(index)}
          >
            <time className={classes.time}>{clockTime(at, i18n.language)}</time>
            {event === null ? t('replay.start') : texts.event(event)}
          </button>
        </li>
      ))}
    </ol>
  );
}
