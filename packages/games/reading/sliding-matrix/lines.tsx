/** The lines above and below the board. */
import { useTranslation } from 'react-i18next';
import { SHOWN_OPTIONS } from './settings.ts';
import { roundBefore, type Settled, type State } from './state.ts';
import classes from './player.module.css';

interface StatusProps {
  readonly state: State;
  readonly before: Settled | undefined;
}

/** How far the play is, and what came of the last round. */
export function Status({ state, before }: StatusProps) {
  const { t } = useTranslation('sliding-matrix');
  const { settings, settled, page, pages, last, phase, ended } = state;
  const isRead = settings.task === 'read';
  const number = isRead ? page + 1 : Math.min(settled.length + (ended === null ? 1 : 0), settings.rounds);
  const isTold = phase === 'ready' && (before !== undefined || last === 'void');
  return (
    <>
      <strong>
        {t(isRead ? 'page' : 'round', { number, count: isRead ? pages.length : settings.rounds })}
      </strong>
      <span className={classes.verdict} data-verdict={before?.isRight}>
        {isTold && last !== null && t(feedbackKey(last, settings.task))}
      </span>
    </>
  );
}

function feedbackKey(last: NonNullable<State['last']>, task: State['settings']['task']) {
  if (task === 'recall' && last === 'wrong') return 'feedback.recall_wrong';
  return `feedback.${last}` as const;
}

/** What is to be done now. */
export function Task({ state, isStill }: { readonly state: State; readonly isStill: boolean }) {
  const { t } = useTranslation('sliding-matrix');
  const { settings, phase, trial, picks, pool, drawn, ended } = state;
  if (ended !== null) return null;
  if (settings.task === 'read') return t('follow');
  if (phase === 'recall')
    return (
      <>
        {t('which')} {picks.length > 0 && t('which_left', { count: SHOWN_OPTIONS - picks.length })}
      </>
    );
  if (settings.task === 'recall') return t('watch');
  const waits = !isStill && roundBefore(state) !== undefined;
  return (
    <span key={drawn} className={classes.target} data-waits={waits || undefined}>
      {t('find')}{' '}
      <strong data-read="fitted" lang={pool.language?.toLowerCase()}>
        {trial.words[trial.target ?? 0]}
      </strong>
    </span>
  );
}
