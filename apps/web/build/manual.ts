/**
 * The manual in one file for each language, for the browser: `virtual:manual/en`. Its pictures become files of the
 * build, and it knows their addresses.
 */
import { languages, type LanguageTag } from '@mindhero/content/languages';
import { linesOf, parsePage } from '@mindhero/content/manual/parse';
import type { Plugin } from 'vite';
import { manualFiles, pictureFile, readManual } from './manual-source.ts';

const ADDRESS = /^virtual:manual\/(\w+)$/;
/** What rolldown and others leave alone begins so. */
const OWN = '\0';

export function manual(): Plugin {
  return {
    name: 'manual',
    resolveId: { filter: { id: ADDRESS }, handler: (id) => OWN + id },
    load: {
      filter: { id: /^\0virtual:manual\// },
      handler(id) {
        const tag = ADDRESS.exec(id.slice(OWN.length))?.[1];
        const language = languages.find((known) => known === tag);
        if (language === undefined) throw new Error(`No manual in "${tag}"`);
        // Each by itself: in development what is watched has to be a file.
        for (const file of manualFiles(language)) this.addWatchFile(file);
        return moduleOf(language);
      },
    },
  };
}

/** The names of the pictures that pages show, each once. */
function picturesOf(pages: Iterable<string>): string[] {
  const blocks = [...pages].flatMap((source) =>
    parsePage(source).sections.flatMap((section) => section.blocks),
  );
  return [...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : [])))].toSorted();
}

function moduleOf(language: LanguageTag): string {
  const { pages, games } = readManual(language);
  // A page that cannot be read ends the build and not the visit of a reader.
  for (const source of pages.values())
    parsePage(source).sections.flatMap(({ blocks }) => blocks.flatMap(linesOf));
  const names = picturesOf(pages.values());
  const imported = names.flatMap((name, index) =>
    (['light', 'dark'] as const).map(
      (scheme) =>
        `import ${scheme}${index} from ${JSON.stringify(`${pictureFile(language, name, scheme)}?url`)};`,
    ),
  );
  const pictures = names.map(
    (name, index) => `${JSON.stringify(name)}: { light: light${index}, dark: dark${index} }`,
  );
  return [
    ...imported,
    `export const pages = ${JSON.stringify(Object.fromEntries(pages))};`,
    `export const games = ${JSON.stringify(games)};`,
    `export const pictures = { ${pictures.join(', ')} };`,
  ].join('\n');
}
