/** Reads the library from its files. For the server and the tools: the web app asks the server. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { difficulties } from '@mindhero/engine/reading/choice';
import { readingLanguages } from '@mindhero/engine/reading/languages';
import { type LibraryText, readTextFile } from './text-file.ts';
import { type LibraryWordList, readWordFile } from './word-file.ts';

/** The folder of the library's files. */
export const libraryFolder = join(import.meta.dirname, '..');

export interface Library {
  /** By language, difficulty and slug. */
  readonly texts: readonly LibraryText[];
  readonly lists: readonly LibraryWordList[];
  /** Files that could not be read, with what is wrong: `texts/en/easy/bread.md: …`. */
  readonly faults: readonly string[];
}

/** Reads all texts and word lists of a folder. What cannot be read is told and left out. */
export function readLibrary(folder: string = libraryFolder): Library {
  const texts: LibraryText[] = [];
  const lists: LibraryWordList[] = [];
  const faults: string[] = [];
  const tell = (file: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${file}: ${fault}`));
  for (const language of readingLanguages) {
    for (const difficulty of difficulties) {
      const home = `texts/${language}/${difficulty}`;
      for (const file of filesIn(join(folder, home))) {
        const [, slug] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/u.exec(file) ?? [];
        const read =
          slug === undefined
            ? { faults: ['is not called by small letters, digits and hyphens, and .md'] }
            : readTextFile(readFileSync(join(folder, home, file), 'utf8'), { language, difficulty, slug });
        if ('text' in read) texts.push(read.text);
        else tell(`${home}/${file}`, read.faults);
      }
      const file = `words/${language}/${difficulty}.txt`;
      if (!existsSync(join(folder, file))) continue;
      const read = readWordFile(readFileSync(join(folder, file), 'utf8'), { language, difficulty });
      if ('list' in read) lists.push(read.list);
      else tell(file, read.faults);
    }
  }
  return { texts, lists, faults };
}

/** Changes whenever a file of the library does. Much faster than to read it: where it is known, nothing is to be done. */
export function libraryStamp(folder: string = libraryFolder): string {
  const hash = createHash('sha256');
  for (const file of globSync(['texts/*/*/*', 'words/*/*'], { cwd: folder }).toSorted()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}
