/** Laying what was given beside what was shown, so that one forgotten item does not make all that follow it wrong. */

/** An expected item and the one given for it. Null on either side: it was left out, or there was none like it. */
export interface Pair {
  readonly expected: number | null;
  readonly given: number | null;
}

/** Neither left out, nor too many, nor changed. */
export const isSame = ({ expected, given }: Pair): boolean => expected === given;

/** The pairs with the fewest differences; of equally few, those with the fewest gaps come first. */
export function align(expected: readonly number[], given: readonly number[]): Pair[] {
  const edits = editsFrom(expected, given);
  const at = (i: number, j: number) => edits[i]?.[j] ?? Infinity;
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < expected.length || j < given.length) {
    const [wanted = null, got = null] = [expected[i], given[j]];
    const paired = wanted !== null && got !== null ? at(i + 1, j + 1) + (wanted === got ? 0 : 1) : Infinity;
    const isPaired = paired === at(i, j);
    const isLeftOut = !isPaired && at(i + 1, j) + 1 === at(i, j);
    pairs.push({ expected: isPaired || isLeftOut ? wanted : null, given: isLeftOut ? null : got });
    if (isPaired || isLeftOut) i++;
    if (!isLeftOut) j++;
  }
  return pairs;
}

/** The fewest changes from the rest of `expected` after i items to the rest of `given` after j (Levenshtein). */
function editsFrom(expected: readonly number[], given: readonly number[]): readonly (readonly number[])[] {
  const [rows, columns] = [expected.length, given.length];
  const edits = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
  for (let i = rows; i >= 0; i--) {
    for (let j = columns; j >= 0; j--) {
      const row = edits[i] as number[];
      const below = edits[i + 1];
      if (below === undefined || j === columns) row[j] = rows - i + columns - j;
      else {
        const change = expected[i] === given[j] ? 0 : 1;
        row[j] = Math.min((below[j + 1] ?? 0) + change, (below[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1);
      }
    }
  }
  return edits;
}

/** Items that were given again; where something was given but not so; and where nothing was. */
export interface Recalled {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

/** An answer that leaves something out is wrong there, as it is wherever it differs. */
export function recalled(expected: readonly number[], given: readonly number[]): Recalled {
  if (given.length === 0) return { right: 0, wrong: 0, missed: expected.length };
  const pairs = align(expected, given);
  const right = pairs.filter(isSame).length;
  return { right, wrong: pairs.length - right, missed: 0 };
}
