/**
 * How long the server waits for somebody at the other end. Whoever sends half a request, or does not read what was asked for,
 * is let go: connections cost memory, and a few thousand that hang cost nothing to open.
 */
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** In milliseconds; 0 waits for ever. */
export interface WaitLimits {
  /** For all headers of a request. */
  readonly headersMs: number;
  /** For a request with its body. Five megabytes take that long at 350 kbit/s. */
  readonly requestMs: number;
  /**
   * For whoever neither sends nor reads; live tables and imports tell something more often. Node grants it twice where a part
   * of an answer had room on the way.
   */
  readonly silenceMs: number;
  /** How often it is looked who is late. */
  readonly lookMs: number;
}

export const waitLimits: WaitLimits = {
  headersMs: 20_000,
  requestMs: 120_000,
  silenceMs: 60_000,
  lookMs: 5000,
};

/** The same for Fastify, which waits for ever where nothing is said, and for Node's server below it. */
export const waitingFor = ({ headersMs, requestMs, silenceMs, lookMs }: WaitLimits) =>
  ({
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
  }) satisfies FastifyHttpOptions<Server>;
