import { graphemes } from '@mindhero/engine/reading/words';
import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilmProps } from './props.tsx';
import { restMs } from './state.ts';
import { useFlow } from './use-flow.tsx';
import classes from './flow.module.css';

/** From one word to the next, by the usual time of one. */
const ROW_EM = 1.9;
/** Where words fall, in percent of the width, one after the other: the eye swings from side to side. */
const lanes = [15, 50, 85, 50];

/** Words fall from top to bottom; each crosses the line when it is its turn. */
export function Shower(props: FilmProps) {
  const { state } = props;
  const { t } = useTranslation('flow');
  const { from, script } = state;
  const { boundaries, chunks, language } = script;
  const screen = useRef<HTMLDivElement>(null);
  const usual = (boundaries.at(-1) ?? 0) / chunks.length;
  const down = (ms: number) => (ROW_EM * ms) / usual;
  useFlow(props, screen, {
    pictures: ({ firstElementChild: strip }) =>
      strip === null
        ? []
        : [
            {
              element: strip,
              stops: [0, restMs(state)].map((at) => ({ at, transform: `translateY(${down(at)}em)` })),
            },
          ],
  });
  return (
    <div
      ref={screen}
      data-read="ground fitted"
      className={`${classes.view} ${classes.shower}`}
      role="img"
      aria-label={t('flows')}
      lang={language.toLowerCase()}
    >
      <div className={classes.falling} aria-hidden>
        {chunks.slice(from).map(({ text }, index) => {
          const style = {
            '--up': down((boundaries[from + index] ?? 0) - (boundaries[from] ?? 0)),
            '--lane': lanes[(from + index) % lanes.length],
            '--signs': graphemes(text).length,
          } as CSSProperties;
          return (
            <span key={from + index} className={classes.drop} style={style}>
              <span>{text}</span>
            </span>
          );
        })}
      </div>
    </div>
  );
}
