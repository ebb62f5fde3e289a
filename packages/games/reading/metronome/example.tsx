import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';
import classes from './example.module.css';

/** A question about the text, and for who sets it as homework the right answer. */
export function Example({ item, whole = false }: ExampleProps<Settings, Item>) {
  const { t } = useTranslation('metronome');
  return (
    <div className={classes.example} data-read="">
      <em>{item.title}</em>
      {item.question !== null && <strong>{item.question}</strong>}
      {item.question !== null && whole && <span>{t('example', { answer: item.options[item.right] })}</span>}
    </div>
  );
}
