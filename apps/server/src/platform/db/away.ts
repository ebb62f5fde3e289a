/** Errors that say that there is no database to talk to, whatever one wanted from it. */

/** SQLSTATEs: connection trouble, shutting down, starting up, no connection left. */
const awayStates = /^(08...|57P0[123]|53300)$/;

/** Codes of sockets, and the driver's own words, for which it has no codes. */
const noConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether an error itself says so; its causes are not looked at. */
export function saysAway(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined;
  return (
    (typeof code === 'string' && (awayStates.test(code) || noConnection.has(code))) ||
    driverWords.test(error.message)
  );
}

/** Whether a statement failed because the database is away: it would fail for everybody. */
export function isAway(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (saysAway(e)) return true;
  return false;
}
