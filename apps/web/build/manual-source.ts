/**
 * The manual as its files say it, in a language: pages in which the names of buttons and fields are put in the place of
 * `[[namespace:key]]`, so that what a button is called is said once. The build and the check read it from here.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LanguageTag } from '@mindhero/content/languages';
import type { GameNote } from '@mindhero/content/manual/pages';

const root = join(import.meta.dirname, '../../..');
export const manualFolder = join(root, 'packages/content/src/manual');

export interface ManualSource {
  /** Markdown by the page’s id. */
  readonly pages: ReadonlyMap<string, string>;
  readonly games: Readonly<Record<string, GameNote>>;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Text files of a namespace that are looked through for a label. */
function namespaceFile(language: LanguageTag, namespace: string): string {
  const own = `apps/web/src/strings/${language}/${namespace}.json`;
  if (namespace === 'rooms') return join(root, `packages/games/strings/${language}.json`);
  if (namespace === 'trainings') return join(root, `packages/games/strings/trainings/${language}.json`);
  if (namespace === 'files') return join(root, `packages/content/src/files/${language}.json`);
  const [ofGame] = globSync(`packages/games/*/${namespace}/strings/${language}.json`, { cwd: root });
  return join(root, ofGame ?? own);
}

/**
 * What a button or field is called.
 * @param name namespace and key, `tasks:create`
 * @throws Error where there is no such text, or where it is none that stands by itself
 */
function labelOf(language: LanguageTag, name: string): string {
  const [namespace = '', key = ''] = name.split(':');
  const found = key
    .split('.')
    .reduce<unknown>(
      (tree, part) => (typeof tree === 'object' && tree !== null ? Reflect.get(tree, part) : undefined),
      json(namespaceFile(language, namespace)),
    );
  if (typeof found !== 'string') throw new Error(`There is no text ${name} in "${language}"`);
  if (found.includes('{{')) throw new Error(`The text ${name} needs values: "${found}"`);
  return found;
}

/** A page with its labels in their places, as strong words. */
export function withLabels(source: string, language: LanguageTag): string {
  return source.replaceAll(
    /\[\[([\w:.]+)\]\]/g,
    (_, name: string) => `**${labelOf(language, name).replace(/[ \u00a0]?…$/, '')}**`,
  );
}

const gamesFile = (language: LanguageTag): string => join(manualFolder, `games/${language}.json`);

const pageFiles = (language: LanguageTag): string[] =>
  globSync(join(manualFolder, language, '*.md')).toSorted();

/** The files in which all of the manual is written in a language. */
export const manualFiles = (language: LanguageTag): string[] => [...pageFiles(language), gamesFile(language)];

/** All of the manual in a language. */
export function readManual(language: LanguageTag): ManualSource {
  return {
    pages: new Map(
      pageFiles(language).map((file) => [
        basename(file, '.md'),
        withLabels(readFileSync(file, 'utf8'), language),
      ]),
    ),
    games: json(gamesFile(language)) as Record<string, GameNote>,
  };
}

/** The file of a picture in one of the themes. */
export function pictureFile(language: LanguageTag, name: string, scheme: 'light' | 'dark'): string {
  return join(manualFolder, 'pictures', language, `${name}-${scheme}.webp`);
}
