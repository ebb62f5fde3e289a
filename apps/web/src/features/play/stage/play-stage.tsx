import type { PlayEvent } from '@mindhero/engine/play';
import type { AnyRoom, Feedback, Untimed } from '@mindhero/games/player';
import { Later } from '@mindhero/ui/later';
import { Stage } from '@mindhero/ui/stage';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { memo, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { settingsSummary } from '../../../entities/game/game-settings/settings-summary.ts';
import { ReadLookDialog } from '../../../entities/person/read-look/read-look-button.tsx';
import { calmSwitch, soundSwitch, useSwitch } from '../../../platform/device-switches.ts';
import type { Run } from '../run.ts';
import { HowToPlay } from '../set-up/how-to-play.tsx';
import { hasSound } from '../sound/has-sound.ts';
import { hasVoice, hush, sound, soundOutput, speak } from '../sound/sound.ts';
import type { Answer } from '../standing.ts';
import { AnswerFeedback } from './feedback.tsx';
import { FullStage } from './full-stage.tsx';
import { PausePanel } from './pause-panel.tsx';
import { PlayHeader } from './play-header.tsx';
import { useHowToKey } from './use-how-to-key.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePauses } from './use-pauses.ts';
import { useReadLookAt } from './use-read-look-at.ts';
import { useStop } from './use-stop.ts';
import classes from './stage.module.css';

interface PlayStageProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly settings: object;
  /** What the material is called that it is played with. */
  readonly material?: string | undefined;
  readonly run: Run;
  /** Where whoever stops it goes, if it stays open then, as a round of homework does. */
  readonly onLeave?: () => void;
}

/** A running play: the room's player on the dark stage, and everything that is the same around every game. */
export function PlayStage({ room, texts, settings, material, run, onLeave }: PlayStageProps) {
  const { t, i18n } = useTranslation('play');
  const view = useSyncExternalStore(run.subscribe, run.view);
  const feedback = room.feedback?.(settings) ?? 'words';
  const sounds = hasSound(settings);
  const paused = view.phase === 'paused';
  const calm = useSwitch(calmSwitch);
  // What is only heard is shown instead as soon as nothing is: the player asks again.
  useSwitch(soundSwitch);
  const player = useRef<HTMLDivElement>(null);
  usePauses(run);
  useKeptFocus(player, paused);
  useEffect(() => {
    // Nothing is said on in a pause.
    if (paused) hush();
  }, [paused]);

  const stop = useStop(run, onLeave);
  const [isExplained, setExplained] = useState(false);
  const explain = useCallback(() => {
    run.pause();
    setExplained(true);
  }, [run]);
  useHowToKey(explain);
  const readLook = useReadLookAt(run, room.standsStill === true);
  const stopLabel = t(onLeave === undefined ? 'stop' : 'leave');
  const send = useCallback((event: Untimed<PlayEvent>) => run.send(event), [run]);
  const say = useCallback((text: string, language = i18n.language) => speak(text, language), [i18n]);

  return (
    <FullStage label={texts.title}>
      <Stage
        fitted
        header={
          <Later>
            <PlayHeader
              progress={view.progress}
              feedback={feedback}
              onStop={stop}
              stopLabel={stopLabel}
              paused={paused}
              onPause={run.pause}
              onResume={run.resume}
              onReadLook={room.rules.subject === 'reading' ? readLook.open : undefined}
            />
          </Later>
        }
        footer={
          <Footer
            room={room}
            settings={settings}
            material={material}
            texts={texts}
            total={view.progress.total}
          />
        }
      >
        <div className={classes.play}>
          <Later>
            <Answered game={room.rules} answer={view.answer} feedback={feedback} sounds={sounds} />
          </Later>
          <div ref={player} className={classes.player} tabIndex={-1} data-hidden={paused || readLook.isOpen}>
            <room.Player
              settings={settings}
              state={view.state}
              send={send}
              now={run.now}
              rest={run.rest}
              paused={paused}
              watching={false}
              calm={calm}
              cue={sounds ? sound : silence}
              audio={sounds ? soundOutput : silence}
              say={say}
              hasVoice={hasVoice}
            />
          </div>
        </div>
        <VisuallyHidden role="status">{t(`announce.${view.phase}`)}</VisuallyHidden>
        {paused && (
          <PausePanel
            area={room.rules.subject}
            stopLabel={stopLabel}
            onHowToPlay={explain}
            onResume={run.resume}
            onStop={stop}
          />
        )}
        <ReadLookDialog opened={readLook.isOpen} onClose={readLook.close} />
        <HowToPlay opened={isExplained} onClose={() => setExplained(false)} room={room} texts={texts} />
      </Stage>
    </FullStage>
  );
}

/** What a game hears and plays that is to be silent. */
const silence = () => null;

interface AnsweredProps {
  readonly game: PlayStageProps['room']['rules'];
  readonly answer: Answer | null;
  readonly feedback: Feedback;
  readonly sounds: boolean;
}

/** A tone for each answer, and words, as far as the game tells right from wrong. */
function Answered({ game, answer, feedback, sounds }: AnsweredProps) {
  useEffect(() => {
    if (answer === null || !sounds || feedback === 'none') return;
    if (!answer.right) sound('wrong');
    else if (feedback !== 'wrong_sound') sound('right');
  }, [answer, feedback, sounds]);
  return feedback === 'words' && <AnswerFeedback game={game} answer={answer} />;
}

interface FooterProps extends Pick<PlayStageProps, 'room' | 'settings' | 'texts' | 'material'> {
  readonly total: number | undefined;
}

/** What is played, in short. No tap changes it. */
const Footer = memo(function Footer({ room, settings, texts, material, total }: FooterProps) {
  const calm = useSwitch(calmSwitch);
  const parts = settingsSummary(room.rules, settings, texts, {
    calm,
    items: room.rules.only && total,
    material,
  });
  return parts.map((part) => (
    <span key={part} className={classes.summary}>
      {part}
    </span>
  ));
});
