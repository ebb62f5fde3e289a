/** Answers that are files to be stored. */
import type { NamedFile } from '@mindhero/contract/endpoint';

const header = 'Content-Disposition';

/** For how long a file stays in memory after it was handed over. */
const KEPT_MS = 60_000;

/** Our server says so; no page of somebody on the way does. */
export function isFile(response: Response): boolean {
  return response.headers.get(header)?.startsWith('attachment') === true;
}

/** The file under the name that the server gave it. */
export async function answeredFile(response: Response): Promise<File> {
  const name = /filename\*=UTF-8''(\S+)/.exec(response.headers.get(header) ?? '')?.[1] ?? 'file';
  const content = await response.blob();
  return new File([content], decodeURIComponent(name), { type: content.type });
}

/** Hands a file to the person, as a download. */
export function saveFile(file: NamedFile): void {
  const address = URL.createObjectURL(file as File);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // A busy browser begins to read it late, and tells nobody when it has.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
