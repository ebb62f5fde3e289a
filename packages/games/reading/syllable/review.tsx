import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { BoardReview } from '../../board-review.tsx';
import type { ReviewProps } from '../../player.ts';
import { useAddressee } from '../../watching.tsx';
import { TablePicture } from './picture.tsx';
import type { Settings } from './settings.ts';
import { speedOf, type State, syllableAt } from './state.ts';
import classes from './table.module.css';

type Props = ReviewProps<Settings, State>;

/** How fast the rows were read, or which syllables were mistaken for others. */
export function Review(props: Props) {
  return props.settings.task === 'read' ? <ReadReview {...props} /> : <FindReview {...props} />;
}

/** The slowest row is marked, if there are several: it is the one to read once more. So is what somebody heard misread. */
function ReadReview({ settings, state, calm }: Props) {
  const { t } = useTranslation('syllable');
  const addressee = useAddressee();
  const [table] = state.items;
  const times = state.steps.map(({ ms }) => ms);
  const slowest = !calm && times.length > 2 ? times.indexOf(Math.max(...times)) : -1;
  const speed = speedOf(state);
  const misread = new Set(state.steps.flatMap(({ wrong }) => wrong));
  const legend = [
    misread.size > 0 && t('review.misread'),
    slowest >= 0 && t('review.slowest', addressee),
  ].filter(Boolean);
  const markOf = (cell: number) => {
    if (misread.has(cell)) return 'misread';
    return Math.floor(cell / table.columns) === slowest ? 'slow' : undefined;
  };
  return (
    <BoardReview
      legend={legend.length === 0 ? t('review.table') : legend.join(' ')}
      board={
        <TablePicture
          table={table}
          language={settings.language}
          label={t('table', { rows: table.rows, columns: table.columns })}
          mark={markOf}
        />
      }
    >
      <Card>
        {speed === null ? (
          <p>{t('review.nothing')}</p>
        ) : (
          <>
            {!calm && <p className={classes.speed}>{t('review.per_minute', { count: speed })}</p>}
            <p>{t('review.read', { count: state.steps.length * table.columns })}</p>
            {settings.mark_errors && <p>{t('review.misread_count', { count: misread.size })}</p>}
          </>
        )}
      </Card>
    </BoardReview>
  );
}

function FindReview({ settings, state, calm }: Props) {
  const { t } = useTranslation('syllable');
  const [table] = state.items;
  const found = new Set(state.targets.slice(0, state.steps.length));
  const slips = state.targets.flatMap((cell, index) => {
    const wrong = state.steps[index]?.wrong ?? (index === state.steps.length ? state.wrong : []);
    const taken = [...new Set(wrong.map((one) => syllableAt(state, one)))];
    return taken.length === 0 ? [] : [{ target: syllableAt(state, cell), taken: taken.join(', ') }];
  });
  const usual = state.steps.length === 0 ? null : state.since / state.steps.length / 1000;
  return (
    <BoardReview
      legend={t('review.found')}
      board={
        <TablePicture
          table={table}
          language={settings.language}
          label={t('table', { rows: table.rows, columns: table.columns })}
          mark={(cell) => (found.has(cell) ? 'found' : undefined)}
        />
      }
    >
      <Card>
        {usual !== null && !calm && <p className={classes.speed}>{t('review.each', { seconds: usual })}</p>}
        {slips.length === 0 ? (
          <p>{t('review.no_slips')}</p>
        ) : (
          <>
            <p>{t('review.slips')}</p>
            <ul className={classes.slips}>
              {slips.map(({ target, taken }) => (
                <li key={target}>{t('review.slip', { target, taken })}</li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </BoardReview>
  );
}
