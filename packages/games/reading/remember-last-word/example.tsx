import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { WordsInOrder } from '../shown-words/words-in-order.tsx';
import { type Round, showingMs } from './round.ts';
import type { Settings } from './settings.ts';
import classes from '../shown-words/shown-words.module.css';

/** The words of a round, the last one marked, and how long it takes. */
export function Example({ settings, item }: ExampleProps<Settings, Round>) {
  const { t } = useTranslation('rooms');
  return (
    <div className={classes.example}>
      <WordsInOrder words={item.words} marked={item.words.length - 1} />
      <span>
        {t('shown_words.takes', {
          count: item.words.length,
          seconds: showingMs(item, settings.word_ms) / 1000,
        })}
      </span>
    </div>
  );
}
