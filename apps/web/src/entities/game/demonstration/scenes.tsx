import {
  demonstrationOf,
  demonstrationSettings,
  positionAfter,
  timeAt,
  untilNext,
} from '@mindhero/games/demonstration';
import { withDemonstrated } from '@mindhero/games/demonstration-materials';
import type { AnyRoom } from '@mindhero/games/player';
import { Stage } from '@mindhero/ui/stage';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calmSwitch, useSwitch } from '../../../platform/device-switches.ts';
import classes from './demonstration.module.css';

/** The same for everybody, so that the texts beside it and the pictures of it stay true. */
const SEED = 7;

const nothing = () => undefined;
const silence = () => null;
const never = () => false;

interface ScenesProps {
  readonly room: AnyRoom;
  /** What is shown; the gentlest that the room has, if left out. */
  readonly of?: { readonly settings: object; readonly seed: number } | undefined;
  readonly isRunning: boolean;
}

/** The room's own player, answered by nobody: scene after scene, and from the beginning again. It makes no sound. */
export function Scenes({ room, of, isRunning }: ScenesProps) {
  const calm = useSwitch(calmSwitch);
  const { language } = useTranslation().i18n;
  const { settings, scenes } = useMemo(() => {
    const settings = of?.settings ?? demonstrationSettings(room, language);
    return demonstrationOf(withDemonstrated(room.rules, settings, language), settings, of?.seed ?? SEED);
  }, [room, of, language]);
  // What stands still tells most where it is solved.
  const [position, setPosition] = useState({ scene: isRunning ? 0 : scenes.length - 1, since: 0 });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setPosition(positionAfter(scenes, position)), untilNext(scenes, position));
    return () => clearTimeout(timer);
  }, [isRunning, scenes, position]);
  const scene = scenes[position.scene];
  if (scene === undefined) return null;
  return (
    <Stage fitted>
      <div className={classes.player} data-scene={position.scene}>
        <room.Player
          settings={settings}
          state={scene.state}
          send={nothing}
          now={() => timeAt(scenes, position)}
          rest={nothing}
          paused={false}
          watching
          moves
          calm={calm}
          cue={nothing}
          audio={silence}
          say={nothing}
          hasVoice={never}
        />
      </div>
    </Stage>
  );
}
