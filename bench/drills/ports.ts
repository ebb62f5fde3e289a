import { drawPort, isFree } from '../../tools/port.ts';

/** Another one for each run: two on one machine should not take each other's servers. */
const FIRST = drawPort();
const MOST = 60;

/** Whom drills that go on side by side have asked for theirs: one that is given may not be listened on yet. */
let asking: Promise<unknown> = Promise.resolve();
let next = 0;

/** So many ports of this computer on which nobody listens. */
export function freePorts(count: number): Promise<number[]> {
  const found = asking.then(() => find(count));
  asking = found.catch(() => {});
  return found;
}

async function find(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let tried = 0; tried < MOST && found.length < count; tried++) {
    // In turn, so that one comes again as late as can be.
    const port = FIRST + (next++ % MOST);
    if (await isFree(port, '127.0.0.1')) found.push(port);
  }
  if (found.length < count) throw new Error(`of the ports from ${FIRST} on too few are free`);
  return found;
}
