/** As many digits as a phone has room for beside one another. */
const LONGEST_GROUP = 6;

/** Things in their order, in as few groups as they fit in, each about as long: lines that break evenly. */
export function inGroups<Thing>(things: readonly Thing[]): Thing[][] {
  const groups = Math.ceil(things.length / LONGEST_GROUP);
  return Array.from({ length: groups }, (_, group) =>
    things.slice(
      Math.ceil((group * things.length) / groups),
      Math.ceil(((group + 1) * things.length) / groups),
    ),
  );
}
