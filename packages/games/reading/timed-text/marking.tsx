import type { PageWord } from '@mindhero/engine/reading/transform/page-words';
import type { TransformedText } from '@mindhero/engine/reading/transform/transform-text';
import { Button } from '@mindhero/ui/button';
import { VisuallyHidden } from '@mindhero/ui/visually-hidden';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ruler } from '../page/ruler.tsx';
import { TappedWords } from '../page/tapped-words.tsx';
import type { PageText } from '../page/text-page.tsx';
import { TransformedPage } from '../transform/transformed-page.tsx';
import classes from './player.module.css';

interface MarkingProps {
  readonly text: PageText & { readonly title: string };
  /** As it was read. */
  readonly shown: TransformedText;
  readonly words: readonly PageWord[];
  /** Of the letters, in pixels. */
  readonly fontSize: number;
  /** Gets the number of the word. Null while nothing can be marked. */
  readonly onMark: ((word: number) => void) | null;
  readonly isOpen: boolean;
}

/** The time is up: the last word that was read is tapped, and can be tapped anew until it is said to be the one. */
export function Marking({ text, shown, words, fontSize, onMark, isOpen }: MarkingProps) {
  const { t } = useTranslation('rooms');
  const [word, setWord] = useState<number | null>(null);
  const task = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isOpen) task.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const sure = () => {
    if (word !== null) onMark?.(words[word]?.number ?? 0);
  };
  return (
    <>
      {/* Ahead of the words, though the task is seen below them: from here Tab leads to them. */}
      <VisuallyHidden ref={task} role="heading" aria-level={2} tabIndex={-1}>
        {t('timed.mark')}
      </VisuallyHidden>
      <article
        className={classes.sheet}
        style={{ '--letters': `${fontSize}px` } as CSSProperties}
        data-read="ground"
        lang={text.language.toLowerCase()}
      >
        <h2 className={classes.title}>{text.title}</h2>
        <TransformedPage
          text={text}
          transformed={shown}
          fontSize={fontSize}
          Ruler={Ruler}
          renderWithin={(lines, drawPart) => (
            <TappedWords
              words={words}
              tapping={{ chosen: word, onTap: onMark && setWord, onSure: sure }}
              drawPart={drawPart}
            >
              {lines}
            </TappedWords>
          )}
        />
      </article>
      <div className={classes.bar}>
        <p aria-hidden className={classes.task}>
          {t('timed.mark')}
        </p>
        {word !== null && (
          <Button area="reading" onClick={sure}>
            {t('timed.marked')}
          </Button>
        )}
      </div>
    </>
  );
}
