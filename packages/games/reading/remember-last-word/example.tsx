import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { WordsInOrder } from '../shown-words/words-in-order.tsx';
import { showingMs } from './round.ts';
import type { Settings } from './settings.ts';
import { MarkedSentence } from './span/sentences-kept.tsx';
import { isSpanRound, type Item } from './state.ts';
import classes from '../shown-words/shown-words.module.css';
import span from './span/span.module.css';

/** The words of a round, the last one marked, and how long it takes; or its sentences with their last words. */
export function Example({ settings, item }: ExampleProps<Settings, Item>) {
  const { t } = useTranslation('rooms');
  if (isSpanRound(item)) {
    return (
      <ol className={span.sentences} data-read="">
        {item.sentences.map((sentence) => (
          <li key={sentence.text}>
            <MarkedSentence sentence={sentence} />
          </li>
        ))}
      </ol>
    );
  }
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
