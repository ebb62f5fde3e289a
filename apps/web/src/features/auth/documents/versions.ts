/** Which version of a document an address asks for. */
import { type Document, presentVersion, versions } from '@mindhero/contract/agreement';
import { address } from '../../../platform/address/address.ts';
import { text } from '../../../platform/address/parts.ts';

/** One that held earlier; the present one where nothing is said. */
export const readDocumentSearch = address({ version: text(100) });

type DocumentSearch = ReturnType<typeof readDocumentSearch>;

/** All of them, the newest first. */
export function versionsOf(document: Document): readonly string[] {
  return versions[document];
}

/** The version that is asked for; the present one instead of one that never was. */
export function versionOf(document: Document, { version }: DocumentSearch): string {
  return versionsOf(document).find((known) => known === version) ?? presentVersion(document);
}
