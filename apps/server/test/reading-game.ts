/** A game that is played with texts, in the place of one that is not, as long as a test lasts. */
import type { AnyGame } from '@mindhero/engine/play';
import { difficulties, materialLanguages, materialSources } from '@mindhero/engine/reading/choice';
import { expectMaterial } from '@mindhero/engine/reading/material';
import {
  choice,
  defineSettings,
  material,
  optionalInteger,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';

const settings = defineSettings({
  language: choice(materialLanguages, { default: 'own' }),
  difficulty: choice([...difficulties, 'any'], { default: 'any' }),
  source: choice(materialSources, { default: 'all' }),
  max_words: optionalInteger({ min: 30, max: 200 }),
  text: material('text'),
});
type Settings = SettingsOf<typeof settings>;

const { stroop } = games;
const usual = stroop.settings.defaults;

const reading: AnyGame = {
  ...stroop,
  settings,
  presets: [],
  check: () => [],
  only: (state) => state,
  difficulty: () => stroop.difficulty(usual),
  material: ({ text, ...filters }: Settings) => ({ kind: 'text', id: text, ...filters }),
  start: (_settings, random, text) => {
    expectMaterial('text', text);
    return stroop.start(usual, random);
  },
};

/** @returns how to put the game back */
export function readInsteadOfStroop(): () => void {
  Object.assign(games, { stroop: reading });
  return () => Object.assign(games, { stroop });
}

export { reading };
