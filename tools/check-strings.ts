/**
 * Checks every text of the product: four languages complete, plural forms, placeholders, nothing unused, and no word
 * that the glossary rules out, in texts and in code.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages } from '@mindhero/content/languages';
import { root } from './command.ts';
import { readGlossary, ruledOutLines, ruledOutTexts } from './glossary.ts';
import { faults, flatten, type Texts, uncounted, unused } from './strings.ts';

/** Namespaces by name: each with its texts per language. */
function namespaces(): Map<string, Map<string, Texts>> {
  const found = new Map<string, Map<string, Texts>>();
  const add = (name: string, language: string, file: string) => {
    const texts = flatten(JSON.parse(readFileSync(join(root, file), 'utf8')));
    found.set(name, (found.get(name) ?? new Map<string, Texts>()).set(language, texts));
  };
  // The web app keeps a folder per language; rooms and content keep a file per language.
  for (const file of globSync('apps/web/src/strings/*/*.json', { cwd: root })) {
    add(`apps/web/src/strings/*/${basename(file)}`, basename(dirname(file)), file);
  }
  for (const file of globSync(`packages/{games,content}/**/{${languages.join(',')}}.json`, {
    cwd: root,
    exclude: ['**/node_modules'],
  })) {
    add(dirname(file), basename(file, '.json'), file);
  }
  return found;
}

function sources(): string[] {
  return globSync('{apps/{web,server}/src,packages}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/*.test.*'],
  }).map((file) => readFileSync(join(root, file), 'utf8'));
}

/** Source files by name, which the words for code hold for. */
function namedSources(): [string, string][] {
  return globSync('{apps,packages,tools,bench,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
    .toSorted()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);
}

/** How the glossary calls a namespace: `play` for that of the web app, `abacus` for that of a room. */
function short(name: string): string {
  return basename(name.replace(/\/strings$/, ''), '.json');
}

const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const all = namespaces();
const code = sources();
/** Texts of any namespace that are not counted: nobody can tell which one a source means by its key alone. */
const plain = new Set([...all.values()].flatMap((texts) => [...(texts.get('en')?.keys() ?? [])]));
const lines = [...all].flatMap(([name, texts]) => {
  const absent = languages
    .filter((language) => !texts.has(language))
    .map((language) => `${language} is missing`);
  const idle = unused(texts.get('en')?.keys() ?? [], code).map((key) => `${key} is used nowhere`);
  const bare = uncounted(texts.get('en') ?? new Map(), code)
    .filter((key) => !plain.has(key))
    .map((key) => `${key} is asked for without its count`);
  const worded = ruledOutTexts(glossary, short(name), texts);
  return [...absent, ...faults(texts), ...idle, ...bare, ...worded].map((line) => `${name}: ${line}`);
});
lines.push(...namedSources().flatMap(([file, source]) => ruledOutLines(glossary, file, source)));
console.log(
  lines.length > 0
    ? lines.join('\n')
    : `${all.size} namespaces in ${languages.length} languages are complete`,
);
process.exitCode = lines.length > 0 || all.size === 0 ? 1 : 0;
