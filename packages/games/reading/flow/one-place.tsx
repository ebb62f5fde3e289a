import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '../../film/film.tsx';
import type { Slot } from '../../film/slots.ts';
import type { FilmProps } from './props.tsx';
import { useFlow } from './use-flow.tsx';
import { Word } from './word.tsx';
import classes from './flow.module.css';
import words from './word.module.css';

/** So many chunks are painted together, while as many before them are shown. */
const BATCH = 16;
/** Two batches stand on top of one another, whatever the length of the text. */
const LAYERS = 2 * BATCH;

/** Each layer is seen whenever it is its turn. */
function layered(screen: HTMLElement, slots: readonly Slot[]): Picture[] {
  return [...screen.children].map((element, layer) => ({
    element,
    slots: slots.filter((_, place) => place % LAYERS === layer),
  }));
}

/** The place of the chunk that a layer holds while a batch is shown: of that one, or of the next. */
function placeIn(layer: number, batch: number): number {
  const isShown = Math.floor(layer / BATCH) === batch % 2;
  return (isShown ? batch : batch + 1) * BATCH + (layer % BATCH);
}

/**
 * One chunk after the other in the same place, without anything between. A long text would be hundreds of layers: the
 * half of them that was shown gets what comes after the other half, long before its turn.
 */
export function OnePlace(props: FilmProps) {
  const { state, settings, send } = props;
  const { t } = useTranslation('flow');
  const { chunks, language } = state.script;
  const screen = useRef<HTMLDivElement>(null);
  const [batch, setBatch] = useState(0);
  const painted = useRef(0);
  useLayoutEffect(() => {
    painted.current = batch;
  }, [batch]);
  useFlow(props, screen, {
    pictures: layered,
    onSlot: (place) => {
      if (place % BATCH !== 0) return;
      // The device stood still for a whole batch: what was painted for it has come too late.
      if (painted.current < place / BATCH - 1) send({ type: 'interrupted' });
      else setBatch(place / BATCH);
    },
  });
  const held = Math.min(LAYERS, chunks.length - state.from);
  return (
    <div className={classes.view} data-read="ground fitted">
      <div className={words.place} data-focused={settings.focus_letter || undefined}>
        <div
          ref={screen}
          className={classes.layers}
          role="img"
          aria-label={t('flows')}
          lang={language.toLowerCase()}
          data-layers
        >
          {Array.from({ length: held }, (_, layer) => (
            <div key={layer} className={classes.layer} aria-hidden>
              <Word
                text={chunks[state.from + placeIn(layer, batch)]?.text ?? ''}
                focused={settings.focus_letter}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
