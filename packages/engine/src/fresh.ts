/** Items for a play that come twice only once there are no others. */

/** Where items come from. */
export interface Supply<Item> {
  /** A random item, perhaps one that was there before. */
  draw(): Item;
  /** Every item that there is, one after the other; only as many are taken as are needed. */
  all(): Iterable<Item>;
  /** The same for two items that ask the same. */
  key(item: Item): string;
}

/** Draws that may bring an item seen before; then the items are gone through. */
const DRAWS = 20;

/** So many items; none comes again while there are unused ones, and then the round begins anew. */
export function freshItems<Item>(supply: Supply<Item>, count: number): Item[] {
  const used = new Set<string>();
  return Array.from({ length: count }, () => {
    const item = freshItem(supply, used);
    used.add(supply.key(item));
    return item;
  });
}

function freshItem<Item>(supply: Supply<Item>, used: Set<string>): Item {
  let item = supply.draw();
  for (let draws = 1; draws < DRAWS && used.has(supply.key(item)); draws++) item = supply.draw();
  if (!used.has(supply.key(item))) return item;
  for (const unused of supply.all()) {
    if (!used.has(supply.key(unused))) return unused;
  }
  used.clear();
  return item;
}
