/** Which version of a document an address asks for. */
import { type Document, presentVersion, versions } from '@mindhero/contract/agreement';

export interface DocumentSearch {
  /** One that held earlier; the present one where nothing is said. */
  readonly version?: string;
}

/** What the address says of it, as it was typed. */
export function readDocumentSearch(search: Readonly<Record<string, unknown>>): DocumentSearch {
  return search['version'] === undefined ? {} : { version: String(search['version']) };
}

/** All of them, the newest first. */
export function versionsOf(document: Document): readonly string[] {
  return versions[document];
}

/** The version that is asked for; the present one instead of one that never was. */
export function versionOf(document: Document, { version }: DocumentSearch): string {
  return versionsOf(document).find((known) => known === version) ?? presentVersion(document);
}
