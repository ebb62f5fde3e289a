/** The person was asked before something was done, and left it: nothing has failed. */
export class TakenBack extends Error {
  override readonly name = 'TakenBack';
}
