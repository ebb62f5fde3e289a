/** Where a namespace's texts come from: each file is a chunk of its own, but for those that come together. */
import { loadRoomStrings } from '@mindhero/games/strings';
import type { ResourceKey } from 'i18next';
import { togetherWith } from '../strings/together.ts';

type Loader = () => Promise<{ default: ResourceKey }>;

const bundles = import.meta.glob<Readonly<Record<string, ResourceKey>>>('../strings/*/*.ts');
const alone = import.meta.glob<{ default: ResourceKey }>([
  '../strings/*/*.json',
  '!../strings/*/{audit,auth,common,dashboard,errors,faults,games,homework,lists,own_plan,reading,screens}.json',
  '!../strings/*/{accounts,groups,login_cards,people,teachers}.json',
  '!../strings/*/{rating,statistics,task_results,tasks}.json',
]);

/** The texts of one namespace in one language (`en`). */
export async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const texts =
    (await loadTogether(language, namespace)) ??
    (await loaderOf(language, namespace)?.())?.default ??
    (await loadRoomStrings(language, namespace));
  if (texts === undefined) throw new Error(`No texts "${namespace}" in "${language}"`);
  return texts;
}

async function loadTogether(language: string, namespace: string): Promise<ResourceKey | undefined> {
  const bundle = togetherWith(namespace);
  if (bundle === undefined) return undefined;
  return (await bundles[`../strings/${language}/${bundle}.ts`]?.())?.[namespace];
}

function loaderOf(language: string, namespace: string): Loader | undefined {
  return alone[`../strings/${language}/${namespace}.json`];
}
