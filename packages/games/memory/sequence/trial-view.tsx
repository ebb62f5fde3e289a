import { useTranslation } from 'react-i18next';
import { ComparedDigits } from '../compared-digits.tsx';
import { TilesPicture } from './board.tsx';
import { expectedOf } from './items.ts';
import { places } from './places.ts';
import type { Settings } from './settings.ts';
import { isRight, type Trial } from './state.ts';
import classes from './trial-view.module.css';

interface TrialViewProps {
  readonly settings: Settings;
  readonly trial: Trial;
}

/** What was to be given in a trial, beside what was given where that differs. */
export function TrialView({ settings, trial }: TrialViewProps) {
  const { t } = useTranslation('rooms');
  const named = useTilesText();
  const expected = expectedOf(settings, trial.items);
  if (settings.item === 'digits') return <ComparedDigits expected={expected} given={trial.given} />;
  const wrong = trial.given.flatMap((tile, index) => (tile === expected[index] ? [] : [index]));
  const isCompared = trial.given.length > 0 && !isRight(settings, trial);
  return (
    <div className={classes.pictures}>
      <figure>
        <TilesPicture tiles={expected} label={named(expected)} />
        {isCompared && <figcaption>{t('recall.right')}</figcaption>}
      </figure>
      {isCompared && (
        <figure>
          <TilesPicture tiles={trial.given} wrong={wrong} label={named(trial.given)} />
          <figcaption>{t('recall.tapped')}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Tiles in words, one after the other. */
export function useTilesText(): (tiles: readonly number[]) => string {
  const { t } = useTranslation('sequence');
  return (tiles) =>
    tiles
      .flatMap((tile) => places[tile] ?? [])
      .map(({ row, column }) => t('tile', { row: row + 1, column: column + 1 }))
      .join('; ');
}
