/** What the bench of flash does in the page: it reads the timetable of the film from the film's own animations. */
import type { Slot } from './drawn.ts';

/** A film as the compositor was told to show it; times are milliseconds on the clock of `performance.now`. */
export interface ToldFilm {
  /** When each number is to be there. */
  readonly slots: readonly Slot[];
}

/** Milliseconds for which the page's main thread does nothing else, from and to; between them it is free for up to 30. */
export type Busy = readonly [from: number, to: number];

declare global {
  interface Window {
    films: { startTime: number; animations: Animation[] }[];
  }
}

/** Runs in the page before its own scripts: notes the animations of films as they are made. */
export function noteFilms(): void {
  window.films = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    const film = this.parentElement;
    // Its start is set right after it was made; the first child is the mark for the eye.
    if (film?.dataset['rotation'] !== undefined && film.firstElementChild !== this)
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
  return window.films.map(({ startTime, animations }) => ({
    slots: animations.map(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) throw new Error('a film is made of keyframes');
      const frames = effect.getKeyframes();
      const lit = frames.findIndex(({ opacity }) => Number(opacity) === 1);
      const at = (index: number) =>
        startTime + (frames[index]?.computedOffset ?? 0) * Number(effect.getTiming().duration);
      return { from: at(lit), until: at(lit + 1) };
    }),
  }));
}

/** Runs in the page. Ends by itself when there is a field to type in. */
export function keepBusy([from, to]: Busy): void {
  const block = () => {
    if (document.querySelector('[role="dialog"] input') !== null) return;
    const until = performance.now() + from + Math.random() * (to - from);
    while (performance.now() < until);
    setTimeout(block, Math.random() * 30);
  };
  block();
}
