import type { PlayEvent } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';
import type { AnyRoom } from '@mindhero/games/player';
import { Watching } from '@mindhero/games/watching';
import { Card } from '@mindhero/ui/card';
import { Rail } from '@mindhero/ui/rail';
import { Stage } from '@mindhero/ui/stage';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { playedRules } from '../played-rules.ts';
import { railLabel } from '../rail-label.ts';
import { ReplayControls } from './replay-controls.tsx';
import { replaySteps } from './replay-steps.ts';
import { StepList } from './step-list.tsx';
import { usePlayback } from './use-playback.ts';
import classes from './replay.module.css';

interface ReplayProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly settings: object;
  readonly seed: number;
  readonly only: readonly number[] | null;
  readonly material: Material | undefined;
  readonly events: readonly PlayEvent[];
}

const nothing = () => undefined;
const silence = () => null;
const never = () => false;

/** A play step by step: the same player that the pupil had, which now only shows. */
export function Replay({ room, texts, settings, seed, only, material, events }: ReplayProps) {
  const { t } = useTranslation('replay');
  const { t: ofPlay } = useTranslation('play');
  const { rules } = room;
  const steps = useMemo(
    () => replaySteps(playedRules(rules, { only, material }), settings, seed, events),
    [rules, only, material, settings, seed, events],
  );
  const [playback, command] = usePlayback(steps);
  const step = steps[playback.step] ?? steps[0];
  const end = steps.at(-1);
  if (step === undefined || end === undefined) return null;
  const progress = rules.progress(step.state);
  return (
    <Watching value>
      <div className={classes.columns}>
        <div className={classes.screen}>
          <ReplayControls steps={steps} playback={playback} onCommand={command} />
          <div className={classes.stage}>
            <Stage
              fitted
              header={
                <Rail dark done={progress.done} total={progress.total} label={railLabel(ofPlay, progress)} />
              }
            >
              <div className={classes.player}>
                <room.Player
                  settings={settings}
                  state={step.state}
                  send={nothing}
                  now={() => step.t}
                  rest={nothing}
                  paused={false}
                  watching
                  calm={false}
                  cue={nothing}
                  audio={silence}
                  say={nothing}
                  hasVoice={never}
                />
              </div>
            </Stage>
          </div>
        </div>
        <Card title={t('steps')}>
          <StepList
            room={room}
            steps={steps}
            current={playback.step}
            texts={texts}
            onGo={(step) => command({ type: 'go', step })}
          />
        </Card>
      </div>
      <section className={classes.review} aria-label={ofPlay('review')}>
        <room.Review settings={settings} state={end.state} calm={false} />
      </section>
    </Watching>
  );
}
