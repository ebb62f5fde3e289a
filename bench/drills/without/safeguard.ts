/**
 * Safeguards that are switched off while a drill shows its teeth. Nothing is written for that: the code is another one on its
 * way into a process.
 */
export interface Safeguard {
  /** What it is, for the table. */
  readonly what: string;
  /** The file that it is in, below the repository's root. */
  readonly file: string;
  /** The code that it is. */
  readonly is: string;
  /** What stands there without it. */
  readonly without: string;
}

const VARIABLE = 'DRILL_WITHOUT';

/** The variable by which a process knows what it goes without. */
export const goingWithout = (safeguards: readonly Safeguard[]) => ({
  [VARIABLE]: JSON.stringify(safeguards),
});

/** Variables for a server that goes without them. */
export const without = (...safeguards: readonly Safeguard[]) => ({
  ...goingWithout(safeguards),
  NODE_OPTIONS: `--import=${new URL('hook.ts', import.meta.url).href}`,
});

/**
 * The code of a file as this process is to have it.
 * @param file its path or address
 * @throws Error if the code has changed, so that nothing would be switched off
 */
export function changed(code: string, file: string): string {
  const safeguards = JSON.parse(process.env[VARIABLE] ?? '[]') as readonly Safeguard[];
  return safeguards
    .filter((one) => file.endsWith(`/${one.file}`))
    .reduce((text, { what, is, without: instead }) => {
      if (!text.includes(is)) throw new Error(`${file} has no such safeguard: ${what}`);
      return text.replace(is, () => instead);
    }, code);
}
