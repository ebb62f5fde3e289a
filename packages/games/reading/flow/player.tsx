import { useLater } from '@mindhero/ui/later';
import { useReducedMotion } from '@mindhero/ui/use-media-query';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StageButton } from '../../stage/stage-button.tsx';
import { useInterruption } from '../../timing.tsx';
import { QuizPage } from '../quiz/quiz-page.tsx';
import { OnePlace } from './one-place.tsx';
import type { Props } from './props.tsx';
import { Shower } from './shower.tsx';
import { Ticker } from './ticker.tsx';
import { useAsked } from './use-asked.tsx';
import { Watched } from './watched.tsx';
import classes from './flow.module.css';

/** What shows the text as the settings say. */
const views = { rsvp: OnePlace, ticker: Ticker, shower: Shower } as const;

/** The text flows by; then it is asked what it said. */
export function Player(props: Props) {
  const { state, watching } = props;
  if (state.isRead) return <Questions {...props} />;
  return watching ? <Watched {...props} /> : <Flowing {...props} />;
}

function Flowing(props: Props) {
  const { state, settings, send, paused } = props;
  const { t } = useTranslation('flow');
  const isStill = useReducedMotion() || props.calm;
  useInterruption(props, state.shownAt !== null, () => send({ type: 'interrupted' }));
  const rewind = paused || state.ended !== null ? null : () => send({ type: 'rewind' });
  useRewindKey(rewind);
  // What moves is not for everybody: then the words come in one place, at the same times.
  const View = isStill ? OnePlace : views[settings.mode];
  // The button is seen to answer before all that it changes is drawn.
  const film = useLater(state);
  return (
    <div className={classes.stage} style={{ '--size': `${settings.font_size}px` } as CSSProperties}>
      <View
        key={`${film.rewinds}.${film.interruptions}`}
        {...props}
        state={film}
        isOutdated={film !== state}
      />
      <div className={classes.controls}>
        <StageButton className={classes.back} aria-disabled={rewind === null} onClick={() => rewind?.()}>
          <IconArrowBackUp aria-hidden />
          {t(state.script.text === null ? 'back_words' : 'back')}
        </StageButton>
      </div>
    </div>
  );
}

/** The left arrow goes back, too. */
function useRewindKey(rewind: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    rewind?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function Questions({ state, send, paused, watching }: Props) {
  const { quiz, language } = useAsked(state);
  const isOpen = !paused && !watching && state.ended === null;
  return (
    <QuizPage
      quiz={quiz}
      language={language}
      paused={paused}
      watching={watching}
      onChoose={isOpen ? (choice) => send({ type: 'choose', ...choice }) : null}
    />
  );
}
