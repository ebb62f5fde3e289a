/** What hanging connections may do to everybody else. */

/** Bytes that the server keeps for each of them; a hundred kilobytes would be a browser's tab. */
export const MOST_EACH = 100_000;

/** Within which one in a hundred of all others is served at the latest. */
export const MOST_MS = 300;
