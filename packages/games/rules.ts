/** The rules of every game, by id. Does not compile while a game of the catalogue is missing. */
import type { AnyGame } from '@mindhero/engine/play';
import type { GameId } from './catalogue.ts';
import { columns } from './math/columns/rules.ts';
import { matrix } from './memory/matrix/rules.ts';
import { stroop } from './reading/stroop/rules.ts';

export const games: Readonly<Record<GameId, AnyGame>> = {
  columns,
  stroop,
  matrix,
};
