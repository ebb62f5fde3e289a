/** Statements of the database as spans, and its connections as figures. */
import { metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import pg from 'pg';

const tracer = trace.getTracer('mindhero');

/** Under which name a statement is prepared, or how it begins; its values are told to nobody. */
function nameOf(query: unknown): string {
  if (typeof query === 'string') return firstWord(query);
  const { name, text } = query as { readonly name?: unknown; readonly text?: unknown };
  if (typeof name === 'string') return name;
  return firstWord(typeof text === 'string' ? text : '');
}

const firstWord = (text: string) => /\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';

type Callback = (error: Error | null, ...rest: unknown[]) => void;

/** For a pool: each of its statements is a span of the request that waits for it. */
export class ObservedClient extends pg.Client {
  // The driver declares a dozen ways to call it; what goes in comes out as it was.
  override query(...args: never[]): never {
    const [query, ...others] = args as readonly unknown[];
    const span = tracer.startSpan(nameOf(query), {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql' },
    });
    const end = (error: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: codeOf(error) });
      span.end();
    };
    const observed = others.map((one) =>
      typeof one === 'function'
        ? (...answer: Parameters<Callback>) => {
            end(answer[0]);
            (one as Callback)(...answer);
          }
        : one,
    );
    const result: unknown = Reflect.apply(super.query as (...all: unknown[]) => unknown, this, [
      query,
      ...observed,
    ]);
    if (result instanceof Promise) result.then(() => end(null), end);
    return result as never;
  }
}

/** Messages hold values of somebody's. */
const codeOf = (error: unknown) => String((error as { readonly code?: unknown }).code ?? 'failed');

/** How many connections of each pool are used and free, and how many wait for one. */
export function observePools(pools: Readonly<Record<string, pg.Pool>>): void {
  const meter = metrics.getMeter('mindhero');
  const each = (observe: (pool: pg.Pool, name: string) => void) =>
    Object.entries(pools).forEach(([name, pool]) => observe(pool, name));
  meter.createObservableGauge('db.client.connection.count').addCallback((result) =>
    each(({ totalCount, idleCount }, name) => {
      result.observe(idleCount, {
        'db.client.connection.pool.name': name,
        'db.client.connection.state': 'idle',
      });
      result.observe(totalCount - idleCount, {
        'db.client.connection.pool.name': name,
        'db.client.connection.state': 'used',
      });
    }),
  );
  meter
    .createObservableGauge('db.client.connection.pending_requests')
    .addCallback((result) =>
      each(({ waitingCount }, name) =>
        result.observe(waitingCount, { 'db.client.connection.pool.name': name }),
      ),
    );
}
