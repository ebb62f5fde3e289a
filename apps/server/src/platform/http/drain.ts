/** The orderly end: what has begun is finished, what is new is sent away, and load balancers are told. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly isDraining: () => boolean;
    /** Aborted when draining begins: answers that would go on for ever end then. */
    readonly draining: AbortSignal;
    /** From now on new calls are answered 503. Resolves when those that had begun are answered. */
    drain(): Promise<void>;
  }
}

/** Counts the requests under way, so that a server that stops can wait for the last of them. */
export function addDrain(app: FastifyInstance): void {
  const ending = new AbortController();
  let draining = false;
  let running = 0;
  let idle: () => void = () => {};

  app.decorate('isDraining', () => draining);
  app.decorate('draining', ending.signal);
  app.decorate('drain', () => {
    draining = true;
    ending.abort();
    return new Promise<void>((resolve) => {
      idle = resolve;
      if (running === 0) resolve();
    });
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Supervisors go on asking: "ready" says no by itself.
    const isNew = draining && !request.url.startsWith('/api/health/');
    running++;
    // Also when the caller gave up: then there is no response.
    reply.raw.once('close', () => {
      running--;
      if (draining && running === 0) idle();
    });
    if (draining) reply.header('connection', 'close');
    done(isNew ? new ApiError('unavailable', { retryAfter: 5 }) : undefined);
  });
}
