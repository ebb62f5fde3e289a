/** What a server process tells of itself when Node's own inspector asks: nothing of that is in the product. */

/** For the environment of a process that is to be asked. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });

interface Evaluated {
  readonly result?: { readonly value?: string };
}

type Call = (method: string, params?: object) => Promise<Evaluated>;

async function inspect<Result>(port: number, work: (call: Call) => Promise<Result>): Promise<Result> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  const call: Call = (method, params = {}) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      socket.addEventListener('message', function hear({ data }: MessageEvent) {
        const said = JSON.parse(String(data)) as { id?: number; result: Evaluated };
        if (said.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(said.result);
      });
    });
  };
  try {
    return await work(call);
  } finally {
    socket.close();
  }
}

async function evaluate<Value>(call: Call, expression: string): Promise<Value> {
  const { result } = await call('Runtime.evaluate', { expression: `JSON.stringify(${expression})` });
  return JSON.parse(result?.value ?? 'null') as Value;
}

export interface Memory {
  /** What JavaScript holds, with its buffers, in bytes. */
  readonly held: number;
  /** What the system has given to the process. */
  readonly resident: number;
}

/** What it keeps, once all has been cleared away that nobody needs. */
export const memoryOf = (port: number): Promise<Memory> =>
  inspect(port, async (call) => {
    // What the first sweep lets go of may hold other things.
    for (let sweep = 0; sweep < 3; sweep++) await call('HeapProfiler.collectGarbage');
    const { heapUsed, external, rss } = await evaluate<NodeJS.MemoryUsage>(call, 'process.memoryUsage()');
    return { held: heapUsed + external, resident: rss };
  });

/** The ports at the other ends of its connections: only who reads hears that one is over. */
export const connectedTo = (port: number): Promise<ReadonlySet<number>> =>
  inspect(port, async (call) => {
    const ports = 'process._getActiveHandles().map(({ remotePort }) => remotePort ?? 0)';
    return new Set(await evaluate<number[]>(call, ports));
  });

declare global {
  /** The ports from which somebody has ever come, kept by a process that is asked for them. */
  var arrivals: number[] | undefined;
}

/** The ports of all who have come so far, also of those who have gone since. */
export const arrivedFrom = (port: number): Promise<ReadonlySet<number>> =>
  inspect(port, async (call) => new Set(await evaluate<number[]>(call, 'globalThis.arrivals')));
