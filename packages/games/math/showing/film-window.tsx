import { Soroban } from '@mindhero/ui/soroban';
import type { CSSProperties, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Place, seenAt } from '../../film/slots.ts';
import { numberText } from '../number-text.ts';
import { boardDigits } from '../worked-steps.ts';
import { cardRods, jitterOf, type Look } from './look.ts';
import classes from './film-window.module.css';

interface FilmWindowProps {
  readonly terms: readonly number[];
  readonly look: Look;
  /** Pictures of the soroban instead of figures. */
  readonly asCards: boolean;
  /** Holds the mark, then the numbers, and nothing else. */
  readonly ref: Ref<HTMLDivElement>;
  /** What is to be seen where no film runs. */
  readonly place?: Place | undefined;
}

const colours = { white: ['#fff'], yellow: ['#ffd84d'], green: ['#8be8b4'] } as const;
const mixed = ['#fff', '#ffd84d', '#8be8b4', '#ff9fcb', '#9fd4ff'];

/** Figures this large stay within the memory of a tablet: each number is a picture of its own. In rem. */
const LARGEST = 20;
const LARGEST_OF_MANY = 80;

/** A mark for the eye and all numbers on top of one another, none of them visible before the film runs. */
export function FilmWindow({ terms, look, asCards, ref, place: seen }: FilmWindowProps) {
  const { t, i18n } = useTranslation('rooms');
  const texts = terms.map((term, place) => {
    const isPlus = look.show_plus && place > 0 && term > 0;
    return `${isPlus ? '+' : ''}${numberText(term, i18n.language)}`;
  });
  const palette = look.colour === 'mixed' ? mixed : colours[look.colour];
  const rods = cardRods(terms);
  return (
    <div
      ref={ref}
      className={classes.window}
      role="img"
      aria-label={t('showing.window')}
      data-size={look.font_size}
      data-rotation={look.rotation}
      data-cards={asCards || undefined}
      data-jitter={look.position_jitter || undefined}
      style={
        {
          '--length': Math.max(...texts.map((text) => text.length)),
          '--rods': rods,
          '--largest': `${Math.min(LARGEST, LARGEST_OF_MANY / Math.sqrt(terms.length))}rem`,
        } as CSSProperties
      }
    >
      <div className={`${classes.cell} ${classes.first}`} style={seenAt(seen, 'mark')} aria-hidden>
        <span className={classes.mark} />
      </div>
      {texts.map((text, place) => (
        <div
          key={place}
          className={classes.cell}
          style={{
            ...jitterOf(place, terms),
            ...seenAt(seen, place),
            color: palette[place % palette.length],
          }}
          aria-hidden
        >
          {asCards ? (
            <Soroban digits={boardDigits(terms[place] ?? 0, rods)} label="" size={2000} />
          ) : (
            <span>{text}</span>
          )}
        </div>
      ))}
    </div>
  );
}
