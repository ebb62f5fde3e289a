import type { Technique } from '@mindhero/engine/soroban';
import { Pill } from '@mindhero/ui/pill';
import { Soroban } from '@mindhero/ui/soroban';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formulaText, moveText, numberText, signedText } from './number-text.ts';
import { boardDigits, hardestTerm, movedBeads, type WorkedTerm, workedTerms } from './worked-steps.ts';
import classes from './worked-example.module.css';

/** The right way through an example: choose one of its numbers and see every gesture on the abacus, with words. */
export function WorkedExample({ terms }: { readonly terms: readonly number[] }) {
  const { t, i18n } = useTranslation('rooms');
  const worked = workedTerms(terms);
  const [chosen, setChosen] = useState(() => hardestTerm(worked));
  const current = worked[chosen];
  const last = worked.at(-1);
  if (current === undefined || last === undefined) return null;
  const rods = Math.max(2, ...worked.map(({ after }) => String(after).length));
  const used = [...new Set(current.steps.map((step) => step.technique))];
  const friends = used.filter((technique) => technique !== 'direct');
  return (
    <div className={classes.worked}>
      <div className={classes.top}>
        <div className={classes.terms} role="group" aria-label={t('worked.choose')}>
          {worked.map(({ term }, index) => (
            <button
              key={index}
              type="button"
              className={classes.term}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {index === 0 ? numberText(term, i18n.language) : signedText(term, i18n.language)}
            </button>
          ))}
          <span>= {numberText(last.after, i18n.language)}</span>
        </div>
        <span className={classes.techniques}>
          {(friends.length > 0 ? friends : used).map((technique) => (
            <Pill key={technique} tone="math">
              {t(`technique.${technique}`)}
            </Pill>
          ))}
        </span>
      </div>
      <Words worked={current} used={used} rods={rods} isFirst={chosen === 0} />
      <Boards worked={current} rods={rods} />
    </div>
  );
}

interface PartProps {
  readonly worked: WorkedTerm;
  readonly rods: number;
}

interface WordsProps extends PartProps {
  readonly used: readonly Technique[];
  /** The first number of the example is put on an empty board; a board may be empty again later on. */
  readonly isFirst: boolean;
}

/** What a teacher would say: one sentence for each step that needs a friend. */
function Words({ worked, used, rods, isFirst }: WordsProps) {
  const { t } = useTranslation('rooms');
  if (isFirst) return <p className={classes.words}>{t('worked.first')}</p>;
  if (used.every((technique) => technique === 'direct')) {
    return <p className={classes.words}>{t('worked.direct')}</p>;
  }
  const places = ['ones', 'tens', 'hundreds', 'thousands'] as const;
  const place = (rod: number) => {
    const name = places[rod];
    return name === undefined ? t('place.rod', { number: rod + 1 }) : t(`place.${name}`);
  };
  return (
    <ul className={classes.words}>
      {worked.steps.map(({ technique, move, digit, rod, formula }, index) =>
        technique === 'direct' ? null : (
          <li key={index}>
            {rods > 1 && <span>{place(rod)}: </span>}
            {t(`worked.${technique}`, { move: moveText(move), digit })}{' '}
            <strong>{formulaText(move, formula)}</strong>
          </li>
        ),
      )}
    </ul>
  );
}

/** The board before, and after every gesture with the beads that it moved in gold. */
function Boards({ worked, rods }: PartProps) {
  const { t, i18n } = useTranslation('rooms');
  const text = (value: number) => numberText(value, i18n.language);
  return (
    <ol className={classes.boards}>
      <li>
        <Soroban
          digits={boardDigits(worked.before, rods)}
          label={t('worked.board', { value: text(worked.before) })}
          size={194}
        />
        <strong>{text(worked.before)}</strong>
        <span>{t('worked.start')}</span>
      </li>
      {worked.gestures.map((gesture, index) => (
        <li key={index}>
          <Soroban
            digits={boardDigits(gesture.after, rods)}
            marks={[{ rod: rods - 1 - gesture.rod, ...movedBeads(gesture) }]}
            label={t('worked.board', { value: text(gesture.after) })}
            size={194}
          />
          <strong>{text(gesture.after)}</strong>
          <span>{signedText(gesture.move * 10 ** gesture.rod, i18n.language)}</span>
        </li>
      ))}
    </ol>
  );
}
