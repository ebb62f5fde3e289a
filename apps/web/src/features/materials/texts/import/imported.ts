/**
 * What was taken from a file: handed from the list to the editor, since an address has no room for a text. It is taken
 * once; what is written then is kept as a draft.
 */
import type { Question } from '@mindhero/engine/questions/question';

export interface Imported {
  readonly title: string;
  /** Empty where the file has questions only. */
  readonly body: string;
  readonly questions: readonly Question[];
}

let handed: Imported | null = null;

/** The next text that is begun begins with this. */
export function handImported(imported: Imported): void {
  handed = imported;
}

/** What was handed over since the last time; nothing mostly. */
export function takeImported(): Imported | null {
  const taken = handed;
  handed = null;
  return taken;
}
