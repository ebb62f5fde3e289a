/** Screens that have an address and a title, but are still to be built. */

/** A screen by the name under which the texts `screens` have its title. */
export type ScreenName = keyof typeof import('../../strings/en/screens.json');

/** By path. */
const screens = {
} as const satisfies Readonly<Record<string, ScreenName>>;

const known = new Map<string, ScreenName>(Object.entries(screens));

/** The screen that is to be built at a path; undefined where none is. */
export function notBuiltAt(path: string): ScreenName | undefined {
  return known.get(path.replace(/\/+$/, ''));
}
