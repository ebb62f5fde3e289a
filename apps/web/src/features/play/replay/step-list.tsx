import type { AnyRoom } from '@mindhero/games/player';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { clockTime } from './clock-time.ts';
import type { ReplayStep } from './replay-steps.ts';
import classes from './replay.module.css';

interface StepListProps {
  readonly room: AnyRoom;
  readonly steps: readonly ReplayStep[];
  readonly current: number;
  readonly texts: RoomTexts;
  readonly onGo: (step: number) => void;
}

/** What happened and when; a touch goes there. */
export function StepList({ room, steps, current, texts, onGo }: StepListProps) {
  const { t, i18n } = useTranslation('replay');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const container = list.current;
    const item = container?.children[current];
    if (!(item instanceof HTMLElement) || container === null) return;
    // Only the list scrolls, never the page.
    container.scrollTop = item.offsetTop - container.clientHeight / 2;
  }, [current]);
  const words = ({ event }: ReplayStep, before: ReplayStep | undefined) =>
    event === null ? t('start') : texts.event(event, room.details?.(event, before?.state));
  return (
    <ol ref={list} className={classes.steps}>
      {steps.map((step, index) => (
        <li key={index}>
          <button
            type="button"
            className={classes.step}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGo(index)}
          >
            <time className={classes.time}>{clockTime(step.t, i18n.language)}</time>
            {words(step, steps[index - 1])}
            {step.right === true && <IconCheck className={classes.right} aria-label={t('correct')} />}
            {step.right === false && <IconX className={classes.wrong} aria-label={t('incorrect')} />}
          </button>
        </li>
      ))}
    </ol>
  );
}
