import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BoardReview } from '../../board-review.tsx';
import type { ReviewProps } from '../../player.ts';
import { BoardPicture, type Mark } from './grid.tsx';
import type { Settings } from './settings.ts';
import { findOf, type State } from './state.ts';
import classes from './player.module.css';

/** The board with all that was found, and where the rest is; how long each find took. */
export function Review({ state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('number-search');
  const { board, found, wrong } = state;
  const marks = board.places.map((place, combination): Mark => {
    const find = findOf(state, combination);
    return find ? { kind: 'found', cells: find.cells } : { kind: 'missed', cells: place };
  });
  const isAll = found.length === board.combinations.length;
  return (
    <BoardReview
      legend={t(isAll ? 'review.all' : 'review.legend')}
      board={
        <BoardPicture
          board={board}
          marks={marks}
          label={t('review.board', { found: found.length, all: board.combinations.length })}
        />
      }
    >
      <Card>
        <ul className={classes.list} aria-label={t('combinations')}>
          {board.combinations.map((combination, index) => {
            const find = findOf(state, index);
            return (
              <li key={combination} data-found={find !== undefined}>
                {combination}
                {find ? (
                  <span>
                    {t('review.seconds', { seconds: find.ms / 1000 })}{' '}
                    <IconCheck size={18} stroke={3} aria-label={t('found')} />
                  </span>
                ) : (
                  <IconMinus size={18} stroke={3} aria-label={t('review.missed')} />
                )}
              </li>
            );
          })}
        </ul>
        {wrong > 0 && <p className={classes.note}>{t('review.wrong', { count: wrong })}</p>}
      </Card>
    </BoardReview>
  );
}
