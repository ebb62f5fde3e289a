/**
 * Structured logs, one JSON object a line. They carry no password, no token and no full name: requests are logged by
 * route and person's id, and of errors only what cannot hold a value of somebody's.
 */
import type { FastifyServerOptions } from 'fastify';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** A net below: nothing logs these. Named outright, since patterns (`*.password`) would cost every request a tenth of its time. */
const secret = [
  'password',
  'current_password',
  'new_password',
  'password_hash',
  'passwordHash',
  'access',
  'refresh',
  'token',
  'authorization',
  'cookie',
  'first_name',
  'last_name',
  'firstName',
  'lastName',
  'req.headers.authorization',
  'req.headers.cookie',
];

/** For Fastify's `logger`. @param stream takes the lines */
export function loggerOptions(
  level: LogLevel,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level,
    redact: { paths: secret, censor: '[redacted]' },
    serializers: { err: describeError },
    ...(stream ? { stream } : {}),
  };
}

/** Plain facts of an error and its causes. */
interface ErrorFacts {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * Name, code and where it came from. The message only where it is ours: the database's and the query builder's hold
 * the values of the query ("Key (username)=(anna) already exists").
 */
function describeError(error: Error): ErrorFacts {
  const facts = error as Error & {
    code?: unknown;
    severity?: unknown;
    table?: unknown;
    constraint?: unknown;
    routine?: unknown;
  };
  const fromDatabase = facts.severity !== undefined || error.message.startsWith('Failed query');
  return {
    type: error.name,
    message: fromDatabase ? '[from the database]' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    ...(facts.code === undefined ? {} : { code: facts.code }),
    ...(facts.table === undefined ? {} : { table: facts.table }),
    ...(facts.constraint === undefined ? {} : { constraint: facts.constraint }),
    ...(facts.routine === undefined ? {} : { routine: facts.routine }),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
