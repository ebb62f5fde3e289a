/** Drawing examples so that none comes twice in a play as long as there are others. */

/** So many draws in a row may give what was there already before all that is left is looked through. */
const DRAWS = 30;

/** So many examples at most are looked through. */
const LOOKED_THROUGH = 5_000;

export interface Source<Item> {
  /** An example at random. */
  draw(): Item;
  /** All examples there are, in any order; it may be a long list, so it is asked for only when draws repeat themselves. */
  all(): Iterable<Item>;
  /** What makes two examples the same one. */
  key(item: Item): string;
  pick(items: readonly Item[]): Item;
}

/** So many examples; in a space that is too small for them each comes once before any comes again. */
export function withoutRepetition<Item>(count: number, { draw, all, key, pick }: Source<Item>): Item[] {
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
    if (unused.length > 0) return pick(unused);
    used.clear();
    return draw();
  };
  return Array.from({ length: count }, () => {
    const item = next();
    used.add(key(item));
    return item;
  });
}
