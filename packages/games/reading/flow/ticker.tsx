import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MovedPicture } from '../../film/film.tsx';
import type { FilmProps } from './props.tsx';
import { restMs, type State } from './state.ts';
import { useFlow } from './use-flow.tsx';
import classes from './flow.module.css';

/** Sentences that are still to come, with the chunk that each begins with. */
function sentencesFrom({ script: { chunks }, from }: State) {
  const sentences: { readonly first: number; readonly words: string[] }[] = [];
  chunks.slice(from).forEach(({ text, sentence }, index) => {
    if (index > 0 && chunks[from + index - 1]?.sentence === sentence) sentences.at(-1)?.words.push(text);
    else sentences.push({ first: from + index, words: [text] });
  });
  return sentences;
}

/** A line that runs from right to left past a mark, where each sentence begins in its time. */
export function Ticker(props: FilmProps) {
  const { state } = props;
  const { t } = useTranslation('flow');
  const { boundaries, language } = state.script;
  const screen = useRef<HTMLDivElement>(null);
  const sentences = sentencesFrom(state);
  const moved = (strip: HTMLElement): MovedPicture => ({
    element: strip,
    stops: [
      ...sentences.map(({ first }, index) => {
        const sentence = strip.children[index];
        const left = sentence instanceof HTMLElement ? sentence.offsetLeft : 0;
        return { at: (boundaries[first] ?? 0) - (boundaries[state.from] ?? 0), transform: across(-left) };
      }),
      { at: restMs(state), transform: across(-strip.offsetWidth) },
    ],
  });
  useFlow(props, screen, {
    pictures: ({ firstElementChild: strip }) => (strip instanceof HTMLElement ? [moved(strip)] : []),
  });
  return (
    <div
      ref={screen}
      data-read="ground fitted"
      className={`${classes.view} ${classes.line}`}
      role="img"
      aria-label={t('flows')}
      lang={language.toLowerCase()}
    >
      <div className={classes.strip} aria-hidden>
        {sentences.map(({ first, words }) => (
          <span key={first}>{`${words.join(' ')} `}</span>
        ))}
      </div>
    </div>
  );
}

const across = (pixels: number) => `translateX(${pixels}px)`;
