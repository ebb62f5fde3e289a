/** Loads the library that this version of the product comes with. */
import { createHash } from 'node:crypto';
import { languageNamed } from '@mindhero/contract/material';
import { hashOfText, hashOfWordList } from '@mindhero/library/content-hash';
import { libraryFolder, libraryStamp, readLibrary } from '@mindhero/library/library';
import type { LibraryText } from '@mindhero/library/text-file';
import type { LibraryWordList } from '@mindhero/library/word-file';
import { textOf, wordsOf } from '../entities/materials/written.ts';
import { type Official, storeLibrary } from './store.ts';

/** To be raised when the same files are to be stored in another way. */
const FORM = 1;

interface Loading {
  readonly folder?: string;
  readonly now: Date;
  /** Told of files that cannot be read; what they held before is put out of use. */
  readonly notice: (text: string) => void;
}

/** Brings the files of the folder into the database that the address names. @returns whether anything had changed */
export function loadLibrary(url: string, { folder = libraryFolder, now, notice }: Loading): Promise<boolean> {
  const hash = createHash('sha256')
    .update(`${FORM} ${libraryStamp(folder)}`)
    .digest();
  const read = () => {
    const { texts, lists, faults } = readLibrary(folder);
    for (const fault of faults) notice(fault);
    return [...texts.map(officialText), ...lists.map(officialList)];
  };
  return storeLibrary(url, { hash, read }, now);
}

function officialText(text: LibraryText): Official {
  const { slug, difficulty, language } = text;
  const written = textOf({ ...text, language: languageNamed(language) }, null);
  return { slug, file_hash: hashOfText(text), ...written, difficulty };
}

/** There is one for each language and difficulty. */
function officialList(file: LibraryWordList): Official {
  const { language, difficulty, title, words } = file;
  const list = { title, language: languageNamed(language), difficulty, words: words.map(({ word }) => word) };
  const syllables = words.map((word) => word.syllables);
  return { slug: difficulty, file_hash: hashOfWordList(file), ...wordsOf(list, syllables), difficulty };
}
