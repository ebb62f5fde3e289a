/** Reading what is the caller's own together with who calls: one round trip instead of two. */

/** A statement whose rows come with the account. The same object each time: it is prepared under its name. */
export interface Along {
  readonly name: string;
  /**
   * Selects rows of the person `u`.
   * @param given the SQL of what `given` says, a text
   */
  text(given: string): string;
  /** What the rows depend on beside the person. @param params the parameters of the address as they came: nobody has looked at them yet */
  given(now: Date, params: unknown): string | null;
}
