import type { Legend as LegendOf, LegendMark } from '@mindhero/engine/reading/transform/transformation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './legend.module.css';

interface LegendProps {
  readonly legend: LegendOf;
  /** That of the text, `de`. */
  readonly lang: string;
}

const signs: Readonly<Record<LegendMark, string>> = {
  arrow_is_capital: '↑',
  number_sign: '#',
  number_sign_is_word: '#',
  number_sign_twice: '##',
  filled_is_capital: '',
};

/** The key to a text in a code or in another alphabet. */
export function Legend({ legend: { of, rows, marks }, lang }: LegendProps) {
  const { t } = useTranslation('transformations');
  const id = useId();
  return (
    <div className={classes.legend} role="group" aria-labelledby={id}>
      <h3 id={id}>{t(`legend.${of}`)}</h3>
      <ul>
        {rows.map(({ letter, sign }) => (
          <li key={letter}>
            <span lang={lang}>{letter}</span> = <b>{sign}</b>
          </li>
        ))}
      </ul>
      {marks.map((mark) => (
        <p key={mark}>{t(`legend.${mark}`, { sign: signs[mark] })}</p>
      ))}
    </div>
  );
}
