import { useTranslation } from 'react-i18next';
import { inkOf } from './inks.ts';
import type { Colour } from './trials.ts';
import classes from './stroop.module.css';

/** Letters of the longest word; all words are printed in the same size, so that size tells nothing. */
const LONGEST = 8;

/**
 * A word in an ink. Yellow and white would drown on the light card and black on a dark one: every ink carries the same
 * thin dark outline.
 */
export function PrintedWord({ word, ink }: { readonly word: Colour; readonly ink: Colour }) {
  const { t } = useTranslation('stroop');
  return (
    <svg
      role="img"
      aria-label={t('printed', { word: t(`colour.${word}`), ink: t(`colour.${ink}`) })}
      viewBox={`0 0 ${LONGEST * 42} 96`}
      className={classes.word}
    >
      <text x="50%" y="66" textAnchor="middle" fill={inkOf[ink]}>
        {t(`colour.${word}`)}
      </text>
    </svg>
  );
}
