/** What was worked out last, for a caller who asks the same again. */

/**
 * Gives what was worked out under a key, and works it out where that is not among the last ones asked for.
 * @param most how many are kept
 */
export function rememberLast<T>(most: number): (key: string, workOut: () => T) => T {
  const known = new Map<string, T>();
  return (key, workOut) => {
    const found = known.get(key) ?? workOut();
    known.delete(key);
    known.set(key, found);
    if (known.size > most) known.delete(known.keys().next().value as string);
    return found;
  };
}
