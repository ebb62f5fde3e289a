import { type AnyGame, excerpt, withMaterial } from '@mindhero/engine/play';
import type { Material } from '@mindhero/engine/reading/material';

interface Played {
  /** Of a retry: which items of the seed it has. */
  readonly only: readonly number[] | null;
  /** What it is played with beside settings and seed. */
  readonly material?: Material | undefined;
}

/** The rules of a game as one play has them: with what it is played with, and with just its items. */
export const playedRules = (rules: AnyGame, { only, material }: Played): AnyGame =>
  excerpt(withMaterial(rules, material ?? null), only);
