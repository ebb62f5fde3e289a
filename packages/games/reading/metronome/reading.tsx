import { Button } from '@mindhero/ui/button';
import { useReducedMotion } from '@mindhero/ui/use-media-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDue } from '../../timing.tsx';
import { beatAt, beatAtOrBefore } from '../beat/beats.ts';
import { Ruler } from '../page/ruler.tsx';
import { TextPage } from '../page/text-page.tsx';
import type { Props } from './props.tsx';
import { TapPad } from './tap-pad.tsx';
import { useTapKeys } from './use-tap-keys.tsx';
import classes from './player.module.css';

interface ReadingProps extends Props {
  /** Neither paused nor only looked at. */
  readonly isOpen: boolean;
  readonly isBegun: boolean;
}

/** The beat that it is now, by which the text is marked; −1 before the first one. */
function useBeat(props: Props): number {
  const { state, now, watching, moves = false } = props;
  const { beats, units } = state;
  const read = () => (beats === null ? -1 : beatAtOrBefore(beats, now()));
  const [beat, setBeat] = useState(read);
  const isMore = beats !== null && beat < units.length;
  useDue(props, isMore ? beatAt(beats, beat + 1) : null, () => setBeat(read()));
  return watching && moves ? read() : beat;
}

/** The text on its sheet. Where the beat leads, what is read in it stands out, and the sheet follows. */
export function Reading(props: ReadingProps) {
  const { state, settings, send, isOpen, isBegun, watching } = props;
  const { t } = useTranslation(['metronome', 'rooms']);
  const { text, units, tapping } = state;
  const isStill = useReducedMotion();
  const sheet = useRef<HTMLDivElement>(null);
  const beat = useBeat(props);
  const marked = units[beat] ?? null;
  const canEnd = isOpen && isBegun && settings.mode !== 'pace';
  const end = canEnd ? () => send({ type: 'read' }) : null;
  const tap = isOpen && tapping !== null ? () => send({ type: 'tap' }) : null;
  useTapKeys(tap, end);

  const follow = useEffectEvent(() => {
    const mark = sheet.current?.querySelector('mark');
    if (sheet.current && mark) keepInSight(sheet.current, mark, isStill);
  });
  useEffect(() => {
    if (marked !== null) follow();
  }, [marked]);
  useEffect(() => {
    // So that the keys scroll it.
    if (!watching) sheet.current?.focus({ preventScroll: true });
  }, [watching]);

  return (
    <>
      <div
        ref={sheet}
        className={classes.sheet}
        data-read="ground"
        role="region"
        aria-label={text.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keys, in Safari, too.
        tabIndex={0}
      >
        <h2 className={classes.title} lang={text.language.toLowerCase()}>
          {text.title}
        </h2>
        <TextPage text={text} fontSize={settings.font_size} marked={marked} Ruler={Ruler} />
      </div>
      {settings.mode !== 'pace' && (
        <div className={classes.foot}>
          {tapping !== null && <TapPad onTap={tap} />}
          <Button area="reading" size="lg" onClick={() => end?.()} aria-disabled={end === null}>
            {t('rooms:timed.read')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Scrolls before the mark comes to the last third of the sheet, so that who reads sees what comes. */
function keepInSight(sheet: HTMLElement, mark: Element, still: boolean): void {
  const box = sheet.getBoundingClientRect();
  const { top, bottom } = mark.getBoundingClientRect();
  if (top >= box.top && bottom <= box.top + 0.67 * box.height) return;
  sheet.scrollBy({ top: top - box.top - box.height / 4, behavior: still ? 'instant' : 'smooth' });
}
