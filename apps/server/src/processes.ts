/**
 * Several server processes on one machine: `WEB_CONCURRENCY`. Each listens on the port by itself, and the kernel says who
 * takes a connection. Node's own distribution would lose connections on their way to a process that dies: nobody ever
 * answers or closes them.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** A process that dies at once again and again should not take the machine with it. */
const AGAIN_MS = 1000;

export interface Processes {
  /** Tells each of them to finish what has begun, and waits for it. */
  stop(): Promise<void>;
}

interface Options {
  readonly count: number;
  /** What the process of this number, from 0 on, finds in its environment beside what is there. */
  environmentOf(number: number): Readonly<Record<string, string>>;
  readonly notice: (text: string) => void;
}

/** In such a process: says that it serves. */
export const tellServing = (): unknown => process.send?.('serving');

/** Starts this same program so many times, and waits until all of them serve. Whichever process dies is started again. */
export async function startProcesses({ count, environmentOf, notice }: Options): Promise<Processes> {
  const workers = new Map<number, Worker>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;

  function startOne(number: number): Worker {
    const worker = cluster.fork(environmentOf(number));
    workers.set(number, worker);
    worker.once('exit', (code, signal) => {
      workers.delete(number);
      if (isStopping) return;
      notice(`Process ${worker.process.pid} ended (${signal ?? code}); another one takes its place.`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        startOne(number);
      }, AGAIN_MS);
      timers.add(timer);
    });
    return worker;
  }

  async function serving(worker: Worker): Promise<void> {
    const ended = once(worker, 'exit').then(() => {
      throw new Error('a server process ended before it served');
    });
    await Promise.race([once(worker, 'message'), ended]);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const timer of timers) clearTimeout(timer);
    await Promise.all(
      [...workers.values()].map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  try {
    await Promise.all(Array.from({ length: count }, (_, number) => serving(startOne(number))));
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
