import type { Technique } from '@mindhero/engine/soroban';
import { Pill } from '@mindhero/ui/pill';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberText, signedText } from './number-text.ts';
import { WorkedMoves } from './worked-moves.tsx';
import { hardestTerm, type WorkedTerm, workedTerms } from './worked-steps.ts';
import classes from './worked-example.module.css';

interface WorkedExampleProps {
  readonly terms: readonly number[];
  /** The number to begin with, counted from 0; left out, the hardest one. */
  readonly first?: number | undefined;
}

/** The right way through an example: choose one of its numbers and watch every move on the abacus, with words. */
export function WorkedExample({ terms, first }: WorkedExampleProps) {
  const { t, i18n } = useTranslation('rooms');
  const worked = workedTerms(terms);
  const [chosen, setChosen] = useState(() => first ?? hardestTerm(worked));
  const current = worked[chosen];
  const last = worked.at(-1);
  if (current === undefined || last === undefined) return null;
  const rods = Math.max(2, ...worked.map(({ after }) => String(after).length));
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
        <Techniques used={techniquesOf(current)} />
      </div>
      <WorkedMoves key={chosen} worked={current} rods={rods} isFirst={chosen === 0} />
    </div>
  );
}

/** The friends that a number needs; directly, if it needs none. */
function techniquesOf({ steps }: WorkedTerm): readonly Technique[] {
  const used = [...new Set(steps.map(({ technique }) => technique))];
  const friends = used.filter((technique) => technique !== 'direct');
  return friends.length > 0 ? friends : used;
}

function Techniques({ used }: { readonly used: readonly Technique[] }) {
  const { t } = useTranslation('trainings');
  return (
    <span className={classes.techniques}>
      {used.map((technique) => (
        <Pill key={technique} tone="math">
          {t(`technique.${technique}`)}
        </Pill>
      ))}
    </span>
  );
}
