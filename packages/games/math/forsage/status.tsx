import { useTranslation } from 'react-i18next';
import { Lives } from '../../setbacks/lives.tsx';
import { LIVES, type State } from './rules.ts';
import classes from './status.module.css';

/** The level, its pace, and the lives that are left. */
export function Status({ state }: { readonly state: State }) {
  const { t } = useTranslation('forsage');
  const { passed, lives, rungs, rung } = state;
  const seconds = (rungs[Math.min(rung, rungs.length - 1)] ?? 0) / 1000;
  return (
    <div className={classes.status}>
      <strong>{t('level', { level: passed + 1 })}</strong>
      <span>{t('pace', { seconds })}</span>
      <Lives left={lives} total={LIVES} tone="math" />
    </div>
  );
}

/** What counts in the end, above the examples: the quickest pace at which a level was passed. */
export function Fastest({ state }: { readonly state: State }) {
  const { t } = useTranslation('forsage');
  if (state.fastestPassed === null) return null;
  return <p className={classes.fastest}>{t('fastest', { seconds: state.fastestPassed / 1000 })}</p>;
}
