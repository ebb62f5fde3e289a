/**
 * Checks the manual: every screen and every game has its page in four languages, all of them alike in headings, links
 * and pictures; no link and no picture leads nowhere; no word that the glossary rules out, and no promises.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languages } from '@mindhero/content/languages';
import { manualPages } from '@mindhero/content/manual/pages';
import { parsePage } from '@mindhero/content/manual/parse';
import { gameIds } from '@mindhero/games/catalogue';
import { manualFolder, pictureFile, readManual } from '../apps/web/build/manual-source.ts';
import { gameParts } from '../apps/web/src/features/manual/contents.ts';
import { pageOfScreen } from '../apps/web/src/features/manual/page-of-screen.ts';
import { root } from './command.ts';
import { readGlossary, ruledOutTexts } from './glossary.ts';
import { manualFaults, manualLines, picturesOf, promiseFaults } from './manual-faults.ts';

/** All pictures together: they are committed, and each copy of the project carries them. */
const MOST_BYTES = 4_000_000;

/** The name that a route gives its screen, or that the route above it does. */
function screenOf(file: string): string | undefined {
  const path = join(root, file);
  const own = existsSync(path)
    ? /staticData: \{ name: '(\w+)' \}/.exec(readFileSync(path, 'utf8'))?.[1]
    : undefined;
  const above = `${dirname(file)}.tsx`;
  return own ?? (existsSync(join(root, above)) ? screenOf(above) : undefined);
}

/** Routes behind the sign-in that show something and of which no page tells; a game is found by its address. */
function untoldScreens(): string[] {
  return globSync('apps/web/src/routes/_app/**/*.tsx', { cwd: root })
    .filter((file) => !/\/_app\/(?:manual\/|_plan\.tsx$|_plan\/games\/\$\.tsx$)/.test(file))
    .filter((file) => /\bcomponent:/.test(readFileSync(join(root, file), 'utf8')))
    .filter((file) => !Object.keys(pageOfScreen).includes(screenOf(file) ?? ''))
    .map((file) => `${file}: no page tells of it`);
}

const texts = new Map(languages.map((language) => [language, readManual(language)] as const));
const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const lines = new Map([...texts].map(([language, manual]) => [language, manualLines(manual)] as const));

/** Pictures that pages show, in both themes, and those that lie there and are shown nowhere. */
function pictureFaults(): string[] {
  const shown = [...texts].flatMap(([language, { pages }]) =>
    [...pages.values()]
      .flatMap((source) => picturesOf(parsePage(source)))
      .flatMap((name) => (['light', 'dark'] as const).map((scheme) => pictureFile(language, name, scheme))),
  );
  const there = globSync('pictures/*/*', { cwd: manualFolder }).map((file) => join(manualFolder, file));
  const bytes = there.reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    ...[...new Set(shown)]
      .filter((file) => !there.includes(file))
      .map((file) => `${relative(root, file)} is missing`),
    ...there
      .filter((file) => !shown.includes(file))
      .map((file) => `${relative(root, file)} is shown nowhere`),
    ...(bytes > MOST_BYTES ? [`The pictures weigh ${bytes} bytes, more than ${MOST_BYTES}`] : []),
  ];
}

const faults = [
  ...manualFaults(texts, { pages: manualPages.map(({ id }) => id), games: gameIds, gameParts }),
  ...untoldScreens(),
  ...pictureFaults(),
  ...ruledOutTexts(glossary, 'manual', lines),
  ...[...lines].flatMap(([language, said]) => promiseFaults(language, said)),
];
console.log(
  faults.length > 0
    ? faults.join('\n')
    : `${manualPages.length} pages and ${gameIds.length} games in ${languages.length} languages are in order`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
