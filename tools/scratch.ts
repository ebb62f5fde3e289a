/**
 * Where tests keep what nobody needs afterwards: databases, browsers' profiles, copies. In memory, if there is room:
 * a test run makes some 80 databases, and on a busy disk each takes seconds.
 */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps what is written there in memory. */
const MEMORY = '/dev/shm';

/** Of which a whole run needs about a quarter: databases with their logs, and four browsers. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** Named after the process that made it, so that the next run knows whose maker was killed. */
const PREFIX = 'mindhero-tests-';

/**
 * Has this process and all that it starts use memory for temporary files until it exits. Does nothing where there is no
 * such place or too little room: they then lie where the system puts them.
 * @param place another folder to use, for tests of this
 * @param needed bytes that have to be free
 * @returns the folder, or null
 */
export function scratchInMemory(place = MEMORY, needed = NEEDED_BYTES): string | null {
  if (!hasRoom(place, needed)) return null;
  removeAbandoned(place, PREFIX);
  const folder = join(place, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may run as another user, who must get in.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(place: string, needed: number): boolean {
  try {
    accessSync(place, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) >= needed;
  } catch {
    return false;
  }
}

/** Removes what runs that were killed left behind. @param prefix how its name begins, before the number of its process */
export function removeAbandoned(place: string, prefix: string): void {
  for (const name of readdirSync(place)) {
    const maker = Number.parseInt(name.startsWith(prefix) ? name.slice(prefix.length) : '', 10);
    if (Number.isInteger(maker) && !isAlive(maker))
      rmSync(join(place, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
