import classes from './shown-words.module.css';

interface WordsInOrderProps {
  readonly words: readonly string[];
  readonly language?: string | undefined;
  /** The place of the one that was asked for; -1 for none. */
  readonly marked: number;
}

/** The words of a round as they came. */
export function WordsInOrder({ words, language, marked }: WordsInOrderProps) {
  return (
    <ol className={classes.words} lang={language}>
      {words.map((word, place) => (
        <li key={place} className={place === marked ? classes.marked : undefined}>
          {word}
        </li>
      ))}
    </ol>
  );
}
