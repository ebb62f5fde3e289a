/** Images that are on their way to the server: each with its name, its words, and what became of it. Pure. */
import { LONGEST_TITLE } from '@mindhero/contract/limits';
import { picture } from '@mindhero/contract/user';
import { faultOfFile, type FileFault } from '../../../entities/homework/file-faults.ts';

export type UploadState =
  | { readonly kind: 'waiting' }
  /** `sent` from 0 to 1. */
  | { readonly kind: 'sending'; readonly sent: number }
  /** The file itself is at fault, and will not do. */
  | { readonly kind: 'refused'; readonly fault: FileFault }
  /** It did not arrive; it can be sent again. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'done' };

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly name: string;
  readonly alternative: string;
  readonly state: UploadState;
}

/** What an image is called before anybody says so: as its file, without the ending and with spaces. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/\.[^.]*$/u, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);

/** Chosen files below the others; one that will not do says so at once. */
export function withFiles(uploads: readonly Upload[], files: readonly File[]): readonly Upload[] {
  const first = Math.max(0, ...uploads.map(({ key }) => key)) + 1;
  return [
    ...uploads,
    ...files.map((file, index): Upload => {
      const fault = faultOfFile(file, picture);
      return {
        key: first + index,
        file,
        name: nameOfFile(file.name),
        alternative: '',
        state: fault === null ? { kind: 'waiting' } : { kind: 'refused', fault },
      };
    }),
  ];
}

export function changed(
  uploads: readonly Upload[],
  key: number,
  change: Partial<Omit<Upload, 'key' | 'file'>>,
): readonly Upload[] {
  return uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));
}

/** Can be sent, once its words are there. */
export const isOpen = ({ state: { kind } }: Upload): boolean => kind === 'waiting' || kind === 'failed';

/** Says what is on it, and what it is called. */
export const isDescribed = ({ name, alternative }: Upload): boolean =>
  name.trim() !== '' && alternative.trim() !== '';
