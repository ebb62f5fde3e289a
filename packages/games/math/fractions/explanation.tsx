import { useTranslation } from 'react-i18next';
import { WorkedLines } from '../worked-lines.tsx';
import { shown } from './fraction-text.ts';
import { FractionView } from './fraction-view.tsx';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';
import { type Token, workedSteps } from './worked.ts';
import classes from './fractions.module.css';

/** Every step with its formula, the fractions drawn as in the task. */
export function Explanation({ settings, item }: { readonly settings: Settings; readonly item: Item }) {
  const { t, i18n } = useTranslation('fractions');
  const token = (token: Token, index: number) => (
    <span key={index} data-sign={typeof token === 'string' ? token : undefined}>
      {typeof token === 'string' ? (
        shown(token, i18n.language)
      ) : (
        <FractionView fraction={token.fraction} withWhole={token.isMixed} language={i18n.language} />
      )}
    </span>
  );
  const lines = workedSteps(item, settings).map(({ name, numbers, formula }) => ({
    text: t(`worked.${name}`, numbers),
    formula: <span className={classes.formula}>{formula.map(token)}</span>,
  }));
  return <WorkedLines lines={lines} />;
}
