/**
 * A list of games needs what they are called, not the texts of every room. So the build reads the titles of all rooms
 * beforehand: a file for each language takes the place of `packages/games/titles.ts`, which reads them room by room.
 */
import { languages } from '@mindhero/content/languages';
import { loadTitles } from '@mindhero/games/titles';
import type { Plugin } from 'vite';

const ADDRESS = 'virtual:game-titles/';
/** What rolldown and others leave alone begins so. */
const OWN = '\0';

/** For builds alone: the development server and the tests read room by room. */
export function gameTitles(): Plugin {
  const loaders = languages.map((tag) => `${tag}: () => import('${ADDRESS}${tag}.json')`);
  return {
    name: 'game-titles',
    apply: 'build',
    resolveId: {
      filter: { id: /^virtual:game-titles\// },
      handler: (id) => OWN + id,
    },
    load: {
      filter: { id: /[\\/]packages[\\/]games[\\/]titles\.ts$|^\0virtual:game-titles\// },
      async handler(id) {
        if (!id.startsWith(OWN)) {
          return [
            `const loaders = { ${loaders.join(', ')} };`,
            `export const loadTitles = async (language) => (await loaders[language]()).default;`,
          ].join('\n');
        }
        const tag = id.slice((OWN + ADDRESS).length, -'.json'.length);
        return { code: JSON.stringify(await loadTitles(tag)), moduleType: 'json' };
      },
    },
  };
}
