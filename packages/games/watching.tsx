import { createContext, use } from 'react';

/** Whether what is shown was played by somebody else, as in a replay. */
export const Watching = createContext(false);

/**
 * For texts that speak to whoever played: who only looks on gets the form `<key>_watching`. Most texts speak to nobody and
 * need none.
 */
export const useAddressee = (): { readonly context?: 'watching' } =>
  use(Watching) ? { context: 'watching' } : {};
