import type { CSSProperties } from 'react';
import type { Props } from './props.tsx';
import { chunkAt, restMs } from './state.ts';
import { Word } from './word.tsx';
import classes from './flow.module.css';
import words from './word.module.css';

/** A passage of so many chunks says where the reader was. */
const BEFORE = 30;
const AFTER = 60;

/** What is only looked at: each chunk in its time, or, standing still, the passage with the sentence that comes next. */
export function Watched({ state, settings, now, moves = false }: Props) {
  const { chunks, language } = state.script;
  const chunk = chunkAt(state, now());
  const lang = language.toLowerCase();
  if (moves) {
    const isThere = state.shownAt !== null && now() <= state.shownAt + restMs(state);
    return (
      <div className={classes.stage} style={{ '--size': `${1.5 * settings.font_size}px` } as CSSProperties}>
        <div className={classes.view} data-read="ground fitted">
          <div className={words.place} data-focused={settings.focus_letter || undefined} lang={lang}>
            {isThere && <Word text={chunks[chunk]?.text ?? ''} focused={settings.focus_letter} />}
          </div>
        </div>
      </div>
    );
  }
  const from = Math.max(0, chunk - BEFORE);
  const sentence = chunks[chunk]?.sentence;
  return (
    <p className={classes.passage} data-read="ground" lang={lang}>
      {from > 0 && '… '}
      {chunks
        .slice(from, chunk + AFTER)
        .map(({ text, sentence: of }, index) =>
          of === sentence ? <mark key={from + index}>{`${text} `}</mark> : `${text} `,
        )}
      {chunk + AFTER < chunks.length && '…'}
    </p>
  );
}
