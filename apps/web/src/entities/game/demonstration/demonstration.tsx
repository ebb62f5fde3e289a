import { Bead } from '@mindhero/ui/bead';
import { IconButton } from '@mindhero/ui/icon-button';
import { late } from '@mindhero/ui/late';
import { useReducedMotion } from '@mindhero/ui/use-media-query';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import { useOnScreen } from '../../../platform/use-on-screen.ts';
import classes from './demonstration.module.css';

const Scenes = late(async () => (await import('./scenes.tsx')).Scenes);

interface DemonstrationProps extends Omit<ComponentProps<typeof Scenes>, 'isRunning'> {
  /** Something stands before it, so that nobody sees it. */
  readonly isCovered?: boolean;
}

/**
 * A window in which the game plays itself, for the eye alone: no key and no screen reader gets into it, so what it shows
 * stands in words beside it. It stands still where motion or time is not wanted, until somebody presses play, and while
 * nobody can see it; its code comes when the screen is there.
 */
export function Demonstration({ room, of, isCovered = false }: DemonstrationProps) {
  const { t } = useTranslation('play');
  const calm = useSwitch(calmSwitch);
  const isStill = useReducedMotion();
  const [chosen, choose] = useState<boolean | null>(null);
  const isOn = chosen ?? !(calm || isStill);
  const [frame, isSeen] = useOnScreen<HTMLDivElement>();
  const standing = useCode(room, isSeen);
  // The how-to says the same in words.
  if (standing === 'missing') return null;
  return (
    <div ref={frame} className={classes.window} data-on={isOn} data-scheme="dark">
      <div className={classes.scene}>
        <div className={classes.screen} inert aria-hidden>
          {standing === 'there' && <Scenes room={room} of={of} isRunning={isOn && isSeen && !isCovered} />}
        </div>
        {standing === 'on_its_way' && (
          <span className={classes.coming} aria-hidden>
            {[0, 1, 2].map((bead) => (
              <Bead key={bead} tone={room.rules.subject} size={34} />
            ))}
          </span>
        )}
      </div>
      <IconButton
        kind="round"
        className={classes.switch}
        label={t(isOn ? 'demonstration.stop' : 'demonstration.play')}
        icon={isOn ? <IconPlayerPauseFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
        onClick={() => choose(!isOn)}
      />
    </div>
  );
}

/** Calls when the browser has nothing better to do, or after a while where it does not tell. */
function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: 600 });
  return () => cancelIdleCallback(request);
}

/** Fetches the player once the window is seen and the screen is at rest. */
function useCode(
  { Player }: DemonstrationProps['room'],
  isSeen: boolean,
): 'on_its_way' | 'there' | 'missing' {
  const [standing, setStanding] = useState<'on_its_way' | 'there' | 'missing'>('on_its_way');
  useEffect(() => {
    if (!isSeen || standing !== 'on_its_way') return undefined;
    const fetchCode = async () => {
      try {
        await Promise.all([Scenes.load(), Player.load?.()]);
        setStanding('there');
      } catch {
        // A start fetches it again, and says so where it cannot be had.
        setStanding('missing');
      }
    };
    return whenIdle(() => void fetchCode());
  }, [Player, isSeen, standing]);
  return standing;
}
