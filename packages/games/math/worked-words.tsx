import { moveText } from '@mindhero/engine/soroban';
import { useTranslation } from 'react-i18next';
import { formulaText, signedText } from './number-text.ts';
import type { Moves } from './use-moves.tsx';
import { usePlace } from './use-place.tsx';
import type { WorkedTerm } from './worked-steps.ts';
import classes from './worked-example.module.css';

interface WorkedWordsProps {
  readonly worked: WorkedTerm;
  readonly rods: number;
  readonly isFirst: boolean;
  readonly moves: Moves;
}

/** What a teacher would say: a sentence for each step that needs a friend; and every move, to go to. */
export function WorkedWords({ worked, rods, isFirst, moves }: WorkedWordsProps) {
  const { t, i18n } = useTranslation('rooms');
  const place = usePlace();
  const now = askedBy(worked, worked.gestures[moves.at - 1]?.step);
  const friends = worked.steps.flatMap((step, index) =>
    step.technique === 'direct' ? [] : [{ ...step, index }],
  );
  return (
    <div className={classes.words}>
      {friends.length === 0 && <p>{t(isFirst ? 'worked.first' : 'worked.direct')}</p>}
      {friends.length > 0 && (
        <ul className={classes.steps}>
          {friends.map(({ technique, move, digit, rod, formula, index }) => (
            <li key={index} data-now={index === now || undefined}>
              {rods > 1 && <span>{place(rod)}: </span>}
              {t(`worked.${technique}`, { move: moveText(move), digit })}{' '}
              <strong>{formulaText(move, formula)}</strong>
            </li>
          ))}
        </ul>
      )}
      <ol className={classes.moves} aria-label={t('worked.moves')}>
        {worked.gestures.map(({ move, rod }, index) => (
          <li key={index}>
            <button
              type="button"
              className={classes.move}
              data-done={index < moves.at || undefined}
              aria-current={index + 1 === moves.at ? 'step' : undefined}
              onClick={() => moves.go(index + 1)}
            >
              {signedText(move * 10 ** rod, i18n.language)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The step that a move belongs to; a carry that goes directly belongs to the step that asked for it. */
function askedBy({ steps }: Pick<WorkedTerm, 'steps'>, step: number | undefined): number | undefined {
  if (step === undefined) return undefined;
  const current = steps[step];
  return current?.carry && current.technique === 'direct' ? askedBy({ steps }, step - 1) : step;
}
