/** The search of an address: `address({ page: wholeNumber(100) })` reads it, and says its type. */
import type { Part } from './parts.ts';

/** As the router hands it over. */
export type Typed = Readonly<Record<string, unknown>>;

type Parts = Readonly<Record<string, Part<unknown>>>;

/** What an address may hold; whatever is left out is as usual. */
export type Reading<P extends Parts> = {
  readonly [Name in keyof P]?: Exclude<ReturnType<P[Name]>, undefined> | undefined;
};

/** Takes of what was typed the parts that make sense. Never throws; what it gives it reads again as it is. */
export function address<const P extends Parts>(parts: P): (typed: Typed) => Reading<P> {
  return (typed) => {
    const read = Object.entries(parts).map(([name, part]) => [name, part(typed[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Reading<P>;
  };
}
