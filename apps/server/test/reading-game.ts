/** A game that is played with texts, in the place of one that is not, as long as a test lasts. */
import type { AnyGame } from '@mindhero/engine/play';
import { expectMaterial } from '@mindhero/engine/reading/material';
import { defineSettings } from '@mindhero/engine/settings';
import { textSettings, textWish } from '@mindhero/games/reading/material-settings';
import { games } from '@mindhero/games/rules';

const settings = defineSettings(textSettings);

const { stroop } = games;
const usual = stroop.settings.defaults;

const reading: AnyGame = {
  ...stroop,
  settings,
  presets: [],
  check: () => [],
  only: (state) => state,
  difficulty: () => stroop.difficulty(usual),
  material: textWish,
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
