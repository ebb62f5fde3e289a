import { Soroban } from '@mindhero/ui/soroban';
import { type CSSProperties, Fragment, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { boardDigits } from '../worked-steps.ts';
import { cardRods, jitterOf, type Look } from './look.ts';
import classes from './film-strip.module.css';

interface FilmStripProps {
  readonly terms: readonly number[];
  readonly look: Look;
  /** Pictures of the soroban instead of figures. */
  readonly asCards: boolean;
  /** The strip that is moved. */
  readonly ref: Ref<HTMLDivElement>;
}

const colours = { white: ['#fff'], yellow: ['#ffd84d'], green: ['#8be8b4'] } as const;
const mixed = ['#fff', '#ffd84d', '#8be8b4', '#ff9fcb', '#9fd4ff'];

/** A window upon a strip of cells: a mark for the eye, then each number and a blank. Only the strip ever moves. */
export function FilmStrip({ terms, look, asCards, ref }: FilmStripProps) {
  const { t, i18n } = useTranslation('rooms');
  const texts = terms.map((term, place) => {
    const isPlus = look.show_plus && place > 0 && term > 0;
    return `${isPlus ? '+' : ''}${numberText(term, i18n.language)}`;
  });
  const palette = look.colour === 'mixed' ? mixed : colours[look.colour];
  const rods = cardRods(terms);
  return (
    <div
      className={classes.window}
      role="img"
      aria-label={t('showing.window')}
      data-size={look.font_size}
      data-rotation={look.rotation}
      data-cards={asCards || undefined}
      data-jitter={look.position_jitter || undefined}
      style={{ '--length': Math.max(...texts.map((text) => text.length)), '--rods': rods } as CSSProperties}
    >
      <div ref={ref} className={classes.strip} aria-hidden>
        <div className={classes.cell}>
          <span className={classes.mark} />
        </div>
        {texts.map((text, place) => (
          <Fragment key={place}>
            <div
              className={classes.cell}
              style={{ ...jitterOf(place, terms), color: palette[place % palette.length] }}
            >
              {asCards ? (
                <Soroban digits={boardDigits(terms[place] ?? 0, rods)} label="" size={2000} />
              ) : (
                <span>{text}</span>
              )}
            </div>
            <div className={classes.cell} />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
