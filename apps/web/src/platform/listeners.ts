/** Those who want to know of something, in the order in which they came. */
export interface Listeners<News extends readonly unknown[]> {
  readonly tell: (...news: News) => void;
  /** Returns how to stop listening. */
  readonly subscribe: (listener: (...news: News) => void) => () => void;
}

/** Nobody yet. A listener that subscribes twice is told once. */
export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>();
  return {
    tell: (...news) => {
      for (const listener of listeners) listener(...news);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
