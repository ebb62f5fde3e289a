import type { Typed } from './address.ts';

/**
 * What the route of a list takes of its address: all of it, as it was typed. The screen reads it, see `useAddress`; so how
 * lists are read comes with their screens, and not with the first one that anybody opens.
 */
export const readLater =
  <Search extends Typed>() =>
  (typed: Search): Search =>
    typed;
