import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import type { Sample } from './sample.ts';
import type { Settings } from './settings.ts';
import shared from '../recall.module.css';

/** A number beside the set-up form, and how long it is shown. */
export function Example({ item }: ExampleProps<Settings, Sample>) {
  const { t } = useTranslation('number-memory');
  return (
    <div className={shared.example}>
      <b>{item.number}</b>
      <span>{t('example', { count: item.number.length, seconds: item.display_ms / 1000 })}</span>
    </div>
  );
}
