/**
 * Ids of plays: UUIDs of version 7, which begin with the time, so that plays of one month lie together where they are stored.
 * Nothing believes that time: it is the clock of a device.
 */

/** As hexadecimal digits, which are 48 bits. */
const TIME_DIGITS = 12;

/**
 * The id of a play that begins at a moment.
 * @param at in milliseconds since 1970; a clock that is before that counts as at its beginning
 * @param drawn a random UUID, of which the id keeps all bits that do not tell time and version
 */
export function playIdAt(at: number, drawn: string): string {
  const time = Math.max(0, Math.floor(at)).toString(16).padStart(TIME_DIGITS, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${drawn.slice(15)}`;
}
