/** Where a namespace's texts come from; each file is a chunk of its own. */
import { levelNames } from '@mindhero/content/levels';
import { loadRoomStrings } from '@mindhero/games/strings';
import type { ResourceKey } from 'i18next';

type Loader = () => Promise<{ default: ResourceKey }>;

const own = import.meta.glob<{ default: ResourceKey }>('../strings/*/*.json');

/** The texts of one namespace in one language (`en`). */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const loader =
    namespace === 'levels' ? levelLoader(language) : own[`../strings/${language}/${namespace}.json`];
  const texts = loader === undefined ? await loadRoomStrings(language, namespace) : (await loader()).default;
  if (texts === undefined) throw new Error(`No texts "${namespace}" in "${language}"`);
  return texts;
}

function levelLoader(language: string): Loader | undefined {
  return (levelNames as Readonly<Record<string, Loader>>)[language];
}
