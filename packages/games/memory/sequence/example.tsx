import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { TilesPicture } from './board.tsx';
import { expectedOf, periodMs } from './items.ts';
import type { Sample } from './sample.ts';
import type { Settings } from './settings.ts';
import { useTilesText } from './trial-view.tsx';
import shared from '../recall.module.css';

/** A chain beside the set-up form, what is to be given for it, and how long it takes. */
export function Example({ settings, item: { items } }: ExampleProps<Settings, Sample>) {
  const { t } = useTranslation('sequence');
  const named = useTilesText();
  const answer = expectedOf(settings, items).join(' ');
  return (
    <div className={shared.example}>
      {settings.item === 'tiles' ? (
        <TilesPicture tiles={items} label={named(items)} />
      ) : (
        <b>{items.join(' ')}</b>
      )}
      {settings.item === 'digits' && settings.direction === 'backward' && (
        <span>{t('answer', { answer })}</span>
      )}
      <span>
        {t(`example_${settings.item}`, {
          count: items.length,
          seconds: (items.length * periodMs(settings)) / 1000,
        })}
      </span>
    </div>
  );
}
