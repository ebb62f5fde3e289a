import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { align, isSame, type Pair } from './align.ts';
import { inGroups } from './digit-groups.ts';
import classes from './compared-digits.module.css';

interface ComparedDigitsProps {
  /** What was to be given. */
  readonly expected: readonly number[];
  /** Empty where nothing was. */
  readonly given: readonly number[];
}

/** What was given below what was to be given, digit by digit; where they differ, a frame and a stroke say so. */
export function ComparedDigits({ expected, given }: ComparedDigitsProps) {
  const { t } = useTranslation('rooms');
  const pairs = align(expected, given);
  if (given.length === 0 || pairs.every(isSame)) {
    return (
      <p className={classes.alone}>
        {inGroups(expected).map((group, place) => (
          <span key={place}>{`${group.join(' ')} `}</span>
        ))}
      </p>
    );
  }
  return (
    <div className={classes.compared} role="img" aria-label={differences(t, pairs)}>
      <span className={classes.names} aria-hidden>
        <small>{t('recall.right')}</small>
        <small>{t('recall.given')}</small>
      </span>
      {inGroups(pairs).map((group, line) => (
        <span key={line} className={classes.group} aria-hidden>
          {group.map((pair, place) => (
            <span key={place} className={classes.pair} data-same={isSame(pair)}>
              <span>{pair.expected ?? '·'}</span>
              <b>{pair.given ?? '–'}</b>
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

/** Both numbers digit by digit, then each difference, for a person who cannot see them. */
function differences(t: TFunction<'rooms'>, pairs: readonly Pair[]): string {
  const spaced = (side: keyof Pair) => pairs.flatMap((pair) => pair[side] ?? []).join(' ');
  const told = pairs.map(({ expected, given }, index) => {
    const place = pairs.slice(0, index + 1).filter((pair) => pair.expected !== null).length;
    if (expected === given) return '';
    if (given === null) return t('recall.left_out', { place, expected });
    return expected === null
      ? t('recall.besides', { place, given })
      : t('recall.changed', { place, expected, given });
  });
  const both = t('recall.both', { expected: spaced('expected'), given: spaced('given') });
  return [both, ...told.filter((text) => text !== '')].join(' ');
}
