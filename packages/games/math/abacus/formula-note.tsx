import { Pill } from '@mindhero/ui/pill';
import { useTranslation } from 'react-i18next';
import { formulaText } from '../number-text.ts';
import type { RowNote } from './use-row-note.tsx';
import classes from './abacus.module.css';

/** The formula of the row before by its name, and whether the beads went its way. It does not count. */
export function FormulaNote({ note }: { readonly note: RowNote | null }) {
  const { t } = useTranslation(['abacus', 'trainings']);
  return (
    <p className={classes.note} aria-live="polite">
      {note?.steps.map(({ move, formula, technique }, index) => (
        <span key={index}>
          <Pill tone="math">{t(`trainings:technique.${technique}`)}</Pill> {formulaText(move, formula)}
        </span>
      ))}
      {note?.way === 'same' && note.steps.length > 0 && <span>{t('way.same')}</span>}
      {note?.way === 'other' && <span>{t(note.steps.length > 0 ? 'way.other' : 'way.direct')}</span>}
    </p>
  );
}
