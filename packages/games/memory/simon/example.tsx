import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { ChainPicture } from './chain-picture.tsx';
import type { Sample } from './sample.ts';
import type { Settings } from './settings.ts';
import { showingMs } from './times.ts';
import classes from './player.module.css';

/** A chain, with how long it takes to show. */
export function Example({ settings, item }: ExampleProps<Settings, Sample>) {
  const { t } = useTranslation('simon');
  const seconds = Math.round(showingMs(settings, item.chain.length) / 100) / 10;
  return (
    <div className={classes.example}>
      <ChainPicture chain={item.chain} />
      <span>{t('example', { count: item.chain.length, seconds })}</span>
    </div>
  );
}
