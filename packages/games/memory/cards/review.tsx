import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { pairsOf } from './boards.ts';
import { Face, usePictureName, usePictures } from './picture.tsx';
import { type Pair, pairsIn } from './result.ts';
import type { Settings } from './settings.ts';
import { pairsFound, type State } from './state.ts';
import classes from './review.module.css';

/** More would be no help. */
const SHOWN = 6;

/** The pairs that took the most looking, those that slipped away first. */
function hardest(state: State): Pair[] {
  return pairsIn(state)
    .filter(({ looks, missed, found }) => looks > 2 && (missed > 0 || !found))
    .toSorted((a, b) => b.missed - a.missed || b.looks - a.looks)
    .slice(0, SHOWN);
}

/** What was found, which pairs hid best, and what helps to keep them. */
export function Review({ settings, state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('cards');
  const nameOf = usePictureName(state.own);
  const { moves } = state;
  const pairs = hardest(state);
  const [first] = pairs;
  const avoidable = moves.filter((move) => move.avoidable).length;
  if (moves.length === 0) return <Card>{t('review.nothing')}</Card>;
  const figures = { found: pairsFound(state), all: pairsOf(settings.board), count: moves.length };
  return (
    <Card title={t('review.summary', figures)}>
      {avoidable > 0 && <p>{t('review.avoidable', { count: avoidable })}</p>}
      {first === undefined ? (
        <p>{t('review.perfect')}</p>
      ) : (
        <>
          <p>{t('review.hidden_best')}</p>
          <HardPairs settings={settings} state={state} pairs={pairs} />
          <p className={classes.tip}>{t('review.tip', { picture: nameOf(first.picture) })}</p>
        </>
      )}
    </Card>
  );
}

interface HardPairsProps extends Pick<ReviewProps<Settings, State>, 'settings' | 'state'> {
  readonly pairs: readonly Pair[];
}

function HardPairs({ settings, state, pairs }: HardPairsProps) {
  const { t } = useTranslation('cards');
  const nameOf = usePictureName(state.own);
  const pictures = usePictures(settings.theme, state.own);
  return (
    <ul className={classes.pairs}>
      {pairs.map(({ picture, looks, missed, found }) => (
        <li key={picture}>
          <span className={classes.card}>
            <Face pictures={pictures} picture={picture} />
          </span>
          <strong className={classes.name}>{nameOf(picture)}</strong>
          <span>{t('review.looks', { count: looks })}</span>
          {missed > 0 && <span>{t('review.slipped', { count: missed })}</span>}
          {!found && <span>{t('review.open')}</span>}
        </li>
      ))}
    </ul>
  );
}
