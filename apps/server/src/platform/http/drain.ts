/** The orderly end: what has begun is finished, what is new is sent away, and load balancers are told. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether load balancers are to send nothing new. */
    readonly isLeaving: () => boolean;
    /** Aborted when draining begins: answers that would go on for ever end then. */
    readonly draining: AbortSignal;
    /** From now on load balancers are told to send nothing new; what they send all the same is served. */
    leave(): void;
    /** From now on new calls are answered 503. Resolves when those that had begun are answered. */
    drain(): Promise<void>;
  }
}

/** Counts the requests under way, so that a server that stops can wait for the last of them. */
export function addDrain(app: FastifyInstance): void {
  const ending = new AbortController();
  let leaving = false;
  let draining = false;
  let running = 0;
  let idle: () => void = () => {};

  app.decorate('isLeaving', () => leaving);
  app.decorate('draining', ending.signal);
  app.decorate('leave', () => void (leaving = true));
  app.decorate('drain', () => {
    leaving = true;
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
    // Whoever keeps connections has opened others by the time when these are closed.
    if (leaving) reply.header('connection', 'close');
    done(isNew ? new ApiError('unavailable', { retryAfter: 5 }) : undefined);
  });
}
