/** One line of the table of drills. */
export interface Line {
  /** What was tried. */
  readonly what: string;
  /** What has to come of it, for example "0 lost". */
  readonly expected: string;
  /** What came of it, with the figures. */
  readonly seen: string;
  /** Whether it came, if somebody has looked for it. */
  readonly met: boolean | 'left out' | 'noted';
}

/** What a drill is asked for. */
export interface Effort {
  /** Seconds instead of minutes: fewer blows and less load, and times that a busy machine keeps as well. */
  readonly isShort: boolean;
}

/** A drill shows its teeth at the end of its own table: lines that say what it sees with a safeguard switched off. */
export type Drill = (effort: Effort) => Promise<Line[]>;

/** Something that was not tried: it is neither met nor failed. */
export const leftOut = (what: string, why: string): Line => ({
  what,
  expected: '',
  seen: why,
  met: 'left out',
});

/** Something to know of a drill, of which nothing is expected. */
export const noted = (what: string, seen: string): Line => ({ what, expected: '', seen, met: 'noted' });

/** Takes too long to be done beside all the tests. The short form says so, of each thing by its name. */
export const inLongForm = async (
  { isShort }: Effort,
  names: readonly string[],
  work: () => Promise<Line[]>,
): Promise<Line[]> => (isShort ? names.map((what) => leftOut(what, 'only the long form does it')) : work());

/** A safeguard was switched off, and the drill has noticed. */
export const tooth = (safeguard: string, seen: string, isNoticed: boolean): Line => ({
  what: toothOf(safeguard),
  expected: 'the drill fails',
  seen,
  met: isNoticed,
});

/** How its line is called. */
export const toothOf = (safeguard: string) => `teeth: ${safeguard}`;

/** The same of a line of the drill itself, done with a safeguard switched off: that line must not be met. */
export function biting(safeguard: string, lines: readonly Line[], what: string): Line {
  const line = lines.find((one) => one.what === what);
  if (line === undefined) throw new Error(`the drill has no line "${what}"`);
  return tooth(safeguard, `${what}: ${line.seen}`, line.met === false);
}

/** On a machine that is busy with others anything takes that long. */
const BUSY_MS = 10_000;

/** Something that has to happen within a time; a short drill allows ten times as much or more, since it measures nothing. */
export function within(
  { isShort }: Effort,
  { what, limitMs, ms }: { readonly what: string; readonly limitMs: number; readonly ms: number },
): Line {
  const limit = isShort ? Math.max(10 * limitMs, BUSY_MS) : limitMs;
  return { what, expected: `≤ ${seconds(limit)}`, seen: seconds(ms), met: ms <= limit };
}

const seconds = (ms: number) =>
  Number.isFinite(ms) ? `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s` : 'never';
