import { excerpt, type PlayEvent } from '@mindhero/engine/play';
import type { AnyRoom, Untimed } from '@mindhero/games/player';
import { Button } from '@mindhero/ui/button';
import { IconButton } from '@mindhero/ui/icon-button';
import { Stage } from '@mindhero/ui/stage';
import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomTexts } from '../../../entities/game/game-settings/room-texts.ts';
import { activeClock } from '../active-clock.ts';
import { createRun, type Run } from '../run.ts';
import { hasVoice, sound, soundOutput, speak } from '../sound/sound.ts';
import { AnswerFeedback } from '../stage/feedback.tsx';
import { FullStage } from '../stage/full-stage.tsx';
import { useKeptFocus } from '../stage/use-kept-focus.ts';
import { PracticeEnd } from './practice-end.tsx';
import { practiceSettings } from './practice-settings.ts';
import { useOutcome } from './use-outcome.ts';
import stage from '../stage/stage.module.css';
import classes from './practice.module.css';

interface PracticeRoundProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly settings: object;
  /** On to the countdown of a real play. */
  readonly onReal: () => void;
  /** Back to where it was offered. */
  readonly onClose: () => void;
}

/** A question to try: it stays on this page, counts nowhere and is told how it went. */
export function PracticeRound({ settings, ...props }: PracticeRoundProps) {
  const [seed, setSeed] = useState(1);
  const { rules } = props.room;
  const [tried] = useState(() => ({
    settings: practiceSettings(rules, settings),
    // One question where questions stand for themselves; else the first of a play that is left after it.
    rules: excerpt(rules, rules.only === undefined ? null : [0]),
  }));
  const { onClose } = props;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return <Question key={seed} {...props} {...tried} seed={seed} onAnother={() => setSeed(seed + 1)} />;
}

/** No play is ever so long. */
const MOST_EVENTS = 1_000;
const nothing = () => undefined;

interface QuestionProps extends PracticeRoundProps {
  readonly rules: AnyRoom['rules'];
  readonly seed: number;
  readonly onAnother: () => void;
}

function Question({ room, texts, rules, settings, seed, onReal, onClose, onAnother }: QuestionProps) {
  const { t, i18n } = useTranslation('play');
  const [run] = useState<Run>(() =>
    createRun({
      rules,
      settings,
      seed,
      before: [],
      clock: activeClock(() => performance.now()),
      maxEvents: MOST_EVENTS,
      onEvent: nothing,
      onOver: nothing,
    }),
  );
  const view = useSyncExternalStore(run.subscribe, run.view);
  const outcome = useOutcome(run);
  const player = useRef<HTMLDivElement>(null);
  useKeptFocus(player, false);
  const send = useCallback((event: Untimed<PlayEvent>) => run.send(event), [run]);
  const say = useCallback((text: string, language = i18n.language) => speak(text, language), [i18n]);
  return (
    <FullStage label={t('practice.title')}>
      <Stage
        fitted
        header={
          <>
            <IconButton kind="round" label={t('cancel')} icon={<IconX aria-hidden />} onClick={onClose} />
            <p className={classes.title}>{t('practice.title')}</p>
            {outcome === null && (
              <Button kind="subtle" onClick={onReal}>
                {t('practice.skip')}
              </Button>
            )}
          </>
        }
      >
        {outcome === null ? (
          <div className={stage.play}>
            {view.answer === null ? (
              <p className={classes.hint}>{texts.howTo[0]}</p>
            ) : (
              <AnswerFeedback game={room.rules} answer={view.answer} />
            )}
            <div ref={player} className={stage.player} tabIndex={-1}>
              <room.Player
                settings={settings}
                state={view.state}
                send={send}
                now={run.now}
                rest={run.rest}
                paused={view.phase === 'paused'}
                watching={false}
                calm
                cue={sound}
                audio={soundOutput}
                say={say}
                hasVoice={hasVoice}
              />
            </div>
          </div>
        ) : (
          <PracticeEnd
            room={room}
            rules={rules}
            settings={settings}
            seed={seed}
            isRight={outcome === 'right'}
            onReal={onReal}
            onAnother={onAnother}
          />
        )}
      </Stage>
    </FullStage>
  );
}
