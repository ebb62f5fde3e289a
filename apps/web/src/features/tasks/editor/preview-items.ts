import { streams } from '@mindhero/engine/random';
import type { AnyRoom } from '@mindhero/games/player';

/** `whole`: every item of the round; `examples`: what such items look like, where a round chooses them as it is played; `free`: nothing is asked. */
interface Preview {
  readonly kind: 'whole' | 'examples' | 'free';
  readonly items: readonly unknown[];
}

/** As many as a small card holds. */
const EXAMPLES = 3;

/** What a round of a seed asks. */
export function previewOf({ rules, Sheet, prints }: AnyRoom, settings: object, seed: number): Preview {
  const { repeats } = settings as { readonly repeats?: number };
  if (Sheet !== undefined && repeats !== undefined && (prints?.(settings) ?? true))
    return { kind: 'whole', items: rules.sample(settings, streams(seed), repeats) };
  const items = rules.sample(settings, streams(seed), EXAMPLES);
  return items.length === 0 ? { kind: 'free', items } : { kind: 'examples', items };
}
