import type { Example } from '@mindhero/engine/additive/examples';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { numberText } from '../number-text.ts';
import type { ShowingSettings } from './parts.tsx';
import { BeadCard, itemText } from './shown-item.tsx';
import { shortestSpokenInterval } from './speech.ts';
import classes from './showing.module.css';

interface ShowingExampleProps<Item> {
  readonly settings: ShowingSettings & { readonly digits: number; readonly operations: string };
  readonly item: Item;
  readonly intervals: readonly number[];
  readonly asCards: boolean;
}

/** An item beside the set-up form, how long it takes, and whether a voice could keep up with it. */
export function ShowingExample<Item extends Example>({
  settings,
  item,
  intervals,
  asCards,
}: ShowingExampleProps<Item>) {
  const { t, i18n } = useTranslation('rooms');
  const seconds = intervals.reduce((sum, interval) => sum + interval, 0) / 1000;
  const needed = shortestSpokenInterval(settings.digits, settings.operations !== 'add' && !asCards);
  const isTooQuick = settings.voice && Math.min(...intervals) < needed;
  return (
    <div className={classes.example}>
      {asCards ? <BeadCard value={item.answer} size={150} /> : <p>{itemText(item, i18n.language, false)}</p>}
      <output>{numberText(item.answer, i18n.language)}</output>
      <small>{t('showing.takes', { count: item.terms.length, seconds })}</small>
      {isTooQuick && (
        <p className={classes.warning} role="status">
          <IconClock aria-hidden /> {t('showing.too_quick_to_say', { seconds: needed / 1000 })}
        </p>
      )}
    </div>
  );
}
