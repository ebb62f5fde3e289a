/** Drawing examples so that none comes twice in a play as long as there are others. */
import type { Random, Streams } from '@mindhero/engine/random';
import { GenerationError, type SettingsIssue } from '@mindhero/engine/settings';

/** So many draws in a row may give what was there already before all that is left is looked through. */
const DRAWS = 30;

/** So many examples at most are looked through. */
const LOOKED_THROUGH = 5_000;

export interface Source<Item> {
  /** An example at random. */
  draw(): Item;
  /** All examples there are, in any order; it may be a long list, so it is asked for only when draws repeat themselves. */
  all(): Iterable<Item>;
  /** What makes two examples the same one; all their values if left out. */
  key?(item: Item): string;
}

/** So many examples; in a space that is too small for them each comes once before any comes again. */
export function withoutRepetition<Item extends object>(
  count: number,
  { draw, all, key = (item) => Object.values(item).join() }: Source<Item>,
  random: Random,
): Item[] {
  const used = new Set<string>();
  const next = (): Item => {
    for (let i = 0; i < DRAWS; i++) {
      const item = draw();
      if (!used.has(key(item))) return item;
    }
    const unused: Item[] = [];
    let looked = 0;
    for (const item of all()) {
      if (!used.has(key(item))) unused.push(item);
      if (++looked === LOOKED_THROUGH + used.size) break;
    }
    if (unused.length > 0) return random.pick(unused);
    used.clear();
    return draw();
  };
  return Array.from({ length: count }, () => {
    const item = next();
    used.add(key(item));
    return item;
  });
}

/**
 * `sample` of a game whose questions are drawn like that.
 * @param check the game's own; what it complains about is thrown as a GenerationError
 * @param sourceOf the questions that the settings allow
 */
export function distinctItems<Settings, Item extends object>(
  check: (settings: Settings) => readonly SettingsIssue[],
  sourceOf: (settings: Settings, random: Random) => Source<Item>,
) {
  return (settings: Settings, random: Streams, count: number): readonly Item[] => {
    const [issue] = check(settings);
    if (issue !== undefined) throw new GenerationError(issue);
    const draw = random('items');
    return withoutRepetition(count, sourceOf(settings, draw), draw);
  };
}
