import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { WordsInOrder } from '../shown-words/words-in-order.tsx';
import { expectedOf, type Round, showingMs } from './round.ts';
import type { Settings } from './settings.ts';
import classes from '../shown-words/shown-words.module.css';

/** The word to look out for, the others, whether it is there, and how long it takes. */
export function Example({ settings, item }: ExampleProps<Settings, Round>) {
  const { t } = useTranslation(['words', 'rooms']);
  return (
    <div className={classes.example} data-read="">
      <strong>{item.target}</strong>
      <WordsInOrder words={item.words} marked={item.words.indexOf(item.target)} />
      <span>{t(`words:was.${expectedOf(item)}`)}</span>
      <span>
        {t('rooms:shown_words.takes', {
          count: item.words.length,
          seconds: showingMs(item, settings.word_ms) / 1000,
        })}
      </span>
    </div>
  );
}
