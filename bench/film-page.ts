/** What the benches of films do in the page: they read the timetable of the film from the film's own animations. */
import type { Slot } from './drawn.ts';

/** A film as the compositor was told to show it; times are milliseconds on the clock of `performance.now`. */
export interface ToldFilm {
  /** When each number is to be there, or every other word: between them are blanks, or all the other words. */
  readonly slots: readonly Slot[];
  /** When the film is over. */
  readonly until: number;
}

/** Milliseconds for which the page's main thread does nothing else, from and to; between them it is free for up to 30. */
export type Busy = readonly [from: number, to: number];

declare global {
  interface Window {
    films: { startTime: number; animations: Animation[] }[];
  }
}

/**
 * Runs in the page before its own scripts: notes the animations of films as they are made. Where nothing is blank between
 * two words, every other layer gets a dot, which makes it one piece more in the trace.
 */
export function noteFilms(): void {
  window.films = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    const film = this.parentElement;
    const nth = [...(film?.children ?? [])].indexOf(this);
    // Where it stands alone on a board, the first child is the mark for the eye.
    const isWord =
      (film?.dataset['layers'] !== undefined && nth % 2 === 0) ||
      (film?.dataset['words'] !== undefined && nth % 2 === 1);
    const isNumber = film?.dataset['rotation'] !== undefined && nth > 0;
    if (isWord) {
      const dot = document.createElement('i');
      Object.assign(dot.style, {
        position: 'absolute',
        left: '0',
        top: '0',
        width: '2px',
        height: '2px',
        background: 'gray',
        willChange: 'transform',
      });
      this.append(dot);
    }
    // Its start is set right after it was made.
    if (isWord || isNumber)
      queueMicrotask(() => {
        const startTime = Number(animation.startTime);
        let told = window.films.find((one) => one.startTime === startTime);
        if (told === undefined) window.films.push((told = { startTime, animations: [] }));
        told.animations.push(animation);
      });
    return animation;
  };
}

/** Runs in the page. */
export function readFilms(): ToldFilm[] {
  return window.films.map(({ startTime, animations }) => {
    const slots = animations.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) throw new Error('a film is made of keyframes');
      const frames = effect.getKeyframes();
      const duration = Number(effect.getTiming().duration);
      const at = (index: number) => startTime + (frames[index]?.computedOffset ?? 0) * duration;
      return frames.flatMap(({ opacity }, index) =>
        Number(opacity) === 1 ? [{ from: at(index), until: at(index + 1) }] : [],
      );
    });
    const durations = animations.map(({ effect }) => Number(effect?.getTiming().duration));
    // Half a picture earlier: the last one may belong to what comes after.
    const until = startTime + Math.max(...durations) - 8;
    return { slots: slots.toSorted((a, b) => a.from - b.from), until };
  });
}

/** Runs in the page. Ends by itself when there is a field to type in, or something to choose from. */
export function keepBusy([from, to]: Busy): void {
  const block = () => {
    if (
      document.querySelector('[role="dialog"] :is(input, h2 + [role="group"], p + [role="group"])') !== null
    )
      return;
    const until = performance.now() + from + Math.random() * (to - from);
    while (performance.now() < until);
    setTimeout(block, Math.random() * 30);
  };
  block();
}
