import { SorobanFitted } from '@mindhero/ui/soroban-fitted';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import { usePlace } from '../use-place.tsx';
import { WorkedExample } from '../worked-example.tsx';
import { boardDigits } from '../worked-steps.ts';
import type { Item } from './rules.ts';
import type { AbacusSettings } from './settings.ts';
import classes from './abacus.module.css';

interface ExplanationProps {
  readonly settings: AbacusSettings;
  readonly item: Item;
  /** The row to begin with: the one that went wrong. */
  readonly row?: number | undefined;
  readonly given?: string | undefined;
}

/** How it goes: of an example its rows, of a number its digits on the rods. */
export function Explanation({ settings, item, row, given }: ExplanationProps) {
  if (item.terms.length > 1) return <WorkedExample terms={item.terms} first={row} />;
  return <Digits settings={settings} number={item.answer} given={given} />;
}

/** The board of a number, each rod with its digit; in gold the rods on which the answer was another. */
function Digits({
  settings,
  number,
  given,
}: {
  readonly settings: AbacusSettings;
  readonly number: number;
  readonly given: string | undefined;
}) {
  const { t, i18n } = useTranslation('abacus');
  const place = usePlace();
  const digits = boardDigits(number, settings.rods);
  const answered =
    given === undefined || !/^\d{1,13}$/.test(given) ? digits : boardDigits(Number(given), settings.rods);
  const wrong = digits.flatMap((digit, rod) => (digit === answered.at(rod - digits.length) ? [] : [rod]));
  const marks = wrong.map((rod) => {
    const digit = digits[rod] ?? 0;
    return { rod, heaven: digit >= 5, earth: [0, 1, 2, 3].slice(0, digit % 5) };
  });
  return (
    <div className={classes.explanation}>
      <div className={classes.picture} style={{ '--rods': settings.rods } as CSSProperties}>
        <SorobanFitted digits={digits} marks={marks} label={numberText(number, i18n.language)} />
      </div>
      <div>
        <strong className={classes.large}>{numberText(number, i18n.language)}</strong>
        {wrong.length > 0 && wrong.length <= 4 && (
          <ul className={classes.words}>
            {wrong.map((rod) => (
              <li key={rod}>{digitText(rod)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );

  /** "Tens: 7 = 5 + 2" */
  function digitText(rod: number): string {
    const digit = digits[rod] ?? 0;
    const name = place(digits.length - 1 - rod);
    return digit > 5
      ? t('digit_with_five', { place: name, digit, ones: digit - 5 })
      : t('digit', { place: name, digit });
  }
}
