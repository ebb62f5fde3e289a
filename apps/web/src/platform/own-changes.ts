/**
 * Own changes whose answers have not come, so that who edits on is not told that somebody else was faster. They are
 * known as long as the page lasts: one that is loaded anew shows what is stored.
 */

/** A change of something that has versions. */
interface Change {
  readonly key: string;
  readonly body: Versioned;
}

export interface Versioned {
  /** The one that the change was made on. */
  readonly version: number;
}

export interface OwnChanges {
  /** It is on its way. @param place whose change of what */
  sent(place: string, change: Change): void;
  /** The server has not done it and never will. */
  refused(place: string, key: string): void;
  /** One was done and its answer has come: what was sent before is older, and no longer of interest. */
  answered(place: string): void;
  /**
   * Those without an answer of which this body changes each field once more, the latest first. To send one of them again
   * does no harm: made on a version that is no more, it is refused or was done before; else it is what is put right next.
   */
  coveredBy(place: string, body: Versioned): readonly Change[];
  /** Somebody else may sit down here now. */
  forget(): void;
}

export function isVersioned(body: unknown): body is Versioned {
  return typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number';
}

/** Whether two changes ask for the same, be it on different versions. */
export function isSameChange(one: Versioned, other: Versioned): boolean {
  return JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
}

export function createOwnChanges(): OwnChanges {
  const open = new Map<string, readonly Change[]>();
  const others = (place: string, key: string) => (open.get(place) ?? []).filter((one) => one.key !== key);
  return {
    sent: (place, change) => void open.set(place, [change, ...others(place, change.key)]),
    refused: (place, key) => void open.set(place, others(place, key)),
    answered: (place) => void open.delete(place),
    coveredBy: (place, body) =>
      (open.get(place) ?? []).filter((one) => Object.keys(one.body).every((field) => field in body)),
    forget: () => open.clear(),
  };
}
