/**
 * Which parts of the app come in one file: two become one, and a piece of one goes to another, for as long as that spares
 * more than it costs. A part that a screen loads in vain costs its bytes, a request costs as much as some.
 */

/** Modules that the same screens need: nothing divides them. */
export interface Piece {
  readonly modules: readonly string[];
  readonly size: number;
  readonly hasStyles: boolean;
  /** What needs one of them, as a set of bits. */
  readonly loaders: bigint;
}

/** Pieces that come in one file, by their numbers; all else is the sum of them. */
export interface Part extends Piece {
  readonly pieces: readonly number[];
}

/** What the loaders of a set weigh together. */
type WeightOf = (loaders: bigint) => number;

/** What all loads of the app together cost. */
type CostOf = (parts: readonly Part[]) => number;

/** What is gained if two parts become one, as far as these tell by themselves. */
type Promised = (one: Piece, other: Piece) => number;

/**
 * What a request more is worth in bytes. Its headers are half a kilobyte; the rest is the wait, since a browser asks for
 * six at a time. Less makes more and lighter files: 3000 makes two or three requests more of most screens.
 */
const REQUEST_BYTES = 6500;

/** How many of those that promise most are looked at closely. */
const CLOSELY = 7;

/** Sums up the weights of sets of loaders; the same sets come again and again. */
export function weigher(weights: readonly number[]): WeightOf {
  // By their digits: of a large number a map looks at the last 64 bits alone, and too many sets have the same ones.
  const known = new Map<string, number>();
  return (set) => {
    const key = set.toString(32);
    let sum = known.get(key);
    if (sum === undefined) {
      sum = weights.reduce((all, weight, bit) => ((set >> BigInt(bit)) & 1n ? all + weight : all), 0);
      known.set(key, sum);
    }
    return sum;
  };
}

/**
 * Joins pieces to parts, until nothing is gained by it.
 * @param importsOf the modules that a module needs at once
 */
export function joinPieces(
  pieces: readonly Piece[],
  weightOf: WeightOf,
  importsOf: (id: string) => readonly string[],
): readonly Part[] {
  const costOf = coster(pieces, weightOf, importsOf);
  const promised = promises(weightOf);
  const alone = pieces.map((piece, index) => ({ ...piece, pieces: [index] }));
  let parts = merged(alone, costOf, promised);
  for (;;) {
    const next = merged(moved(parts, alone, costOf, promised), costOf, promised);
    if (costOf(next) >= costOf(parts)) return parts;
    parts = next;
  }
}

function joined(parts: readonly Part[]): Part {
  return {
    pieces: parts.flatMap((part) => part.pieces),
    modules: parts.flatMap(({ modules }) => modules),
    size: parts.reduce((sum, { size }) => sum + size, 0),
    hasStyles: parts.some(({ hasStyles }) => hasStyles),
    loaders: parts.reduce((bits, { loaders }) => bits | loaders, 0n),
  };
}

/** A file is loaded together with all that it imports, so each step is weighed on all loads at once. */
function coster(
  pieces: readonly Piece[],
  weightOf: WeightOf,
  importsOf: (id: string) => readonly string[],
): CostOf {
  const pieceOf = new Map(pieces.flatMap(({ modules }, index) => modules.map((id) => [id, index] as const)));
  const imported = pieces.map(
    ({ modules }) => new Set(modules.flatMap(importsOf).flatMap((id) => pieceOf.get(id) ?? [])),
  );
  const partOf = pieces.map((_, index) => index);
  return (parts) => {
    for (const [index, part] of parts.entries()) for (const piece of part.pieces) partOf[piece] = index;
    const imports = parts.map(
      (part) =>
        new Set(
          part.pieces.flatMap((piece) => [...(imported[piece] ?? [])].map((other) => partOf[other] ?? 0)),
        ),
    );
    const loaders = parts.map((part) => part.loaders);
    const waiting = [...parts.keys()];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      for (const other of imports[index] ?? []) {
        const more = (loaders[other] ?? 0n) | (loaders[index] ?? 0n);
        if (more === loaders[other]) continue;
        loaders[other] = more;
        waiting.push(other);
      }
    }
    return parts.reduce(
      (sum, { size, hasStyles }, index) =>
        sum + (size + REQUEST_BYTES * (hasStyles ? 2 : 1)) * weightOf(loaders[index] ?? 0n),
      0,
    );
  };
}

function promises(weightOf: WeightOf): Promised {
  return (one, other) => {
    const both = weightOf(one.loaders & other.loaders);
    if (both === 0) return 0;
    const spared = REQUEST_BYTES * (one.hasStyles && other.hasStyles ? 2 : 1) * both;
    const inVain =
      one.size * weightOf(other.loaders & ~one.loaders) + other.size * weightOf(one.loaders & ~other.loaders);
    return spared - inVain;
  };
}

const most = <Gain extends { readonly gain: number }>(gains: Iterable<Gain>): Gain[] =>
  [...gains].toSorted((a, b) => b.gain - a.gain).slice(0, CLOSELY);

/** Makes one part of the two that gain most by it, again and again. */
function merged(from: readonly Part[], costOf: CostOf, promised: Promised): readonly Part[] {
  let parts = from;
  let cost = costOf(parts);
  const pairs = new Set<{ readonly one: Part; readonly other: Part; readonly gain: number }>();
  const pair = (one: Part, others: readonly Part[]) => {
    for (const other of others) {
      const gain = promised(one, other);
      if (gain > 0) pairs.add({ one, other, gain });
    }
  };
  for (const [index, part] of parts.entries()) pair(part, parts.slice(0, index));
  while (pairs.size > 0) {
    let best: { readonly parts: readonly Part[]; readonly whole: Part; readonly cost: number } | null = null;
    for (const close of most(pairs)) {
      const { one, other } = close;
      const whole = joined([one, other]);
      const then = [...parts.filter((part) => part !== one && part !== other), whole];
      const costThen = costOf(then);
      if (costThen >= cost) pairs.delete(close);
      else if (best === null || costThen < best.cost) best = { parts: then, whole, cost: costThen };
    }
    if (best === null) continue;
    ({ parts, cost } = best);
    const left = new Set(parts);
    for (const one of pairs) if (!left.has(one.one) || !left.has(one.other)) pairs.delete(one);
    pair(best.whole, parts.slice(0, -1));
  }
  return parts;
}

/** Looks at each piece once more: what was best for it when there were many parts may not be so with those that there are. */
function moved(
  from: readonly Part[],
  pieces: readonly Part[],
  costOf: CostOf,
  promised: Promised,
): readonly Part[] {
  let parts = from;
  let cost = costOf(parts);
  for (const [index, piece] of pieces.entries()) {
    const home = parts.find((part) => part.pieces.includes(index));
    if (home === undefined || home.pieces.length === 1) continue;
    const rest = joined(home.pieces.filter((one) => one !== index).flatMap((one) => pieces[one] ?? []));
    const others = parts.filter((part) => part !== home);
    const gains = others
      .map((other) => ({ other, gain: promised(piece, other) }))
      .filter(({ gain }) => gain > 0);
    const places = most(gains).map(({ other }) => [
      ...others.filter((part) => part !== other),
      rest,
      joined([other, piece]),
    ]);
    for (const place of [[...others, rest, piece], ...places]) {
      const then = costOf(place);
      if (then < cost) [parts, cost] = [place, then];
    }
  }
  return parts;
}
