/** The rules of every game, by id. Does not compile while a game of the catalogue is missing. */
import type { AnyGame } from '@mindhero/engine/play';
import type { GameId } from './catalogue.ts';
import { abacus } from './math/abacus/rules.ts';
import { columns } from './math/columns/rules.ts';
import { crossMath } from './math/cross-math/rules.ts';
import { degrees } from './math/degrees/rules.ts';
import { factorFrenzy } from './math/factor-frenzy/rules.ts';
import { flash } from './math/flash/rules.ts';
import { forsage } from './math/forsage/rules.ts';
import { fractions } from './math/fractions/rules.ts';
import { multiplyDivide } from './math/multiply-divide/rules.ts';
import { multiply } from './math/multiply/rules.ts';
import { percentages } from './math/percentages/rules.ts';
import { cards } from './memory/cards/rules.ts';
import { matrix } from './memory/matrix/rules.ts';
import { numberMemory } from './memory/number-memory/rules.ts';
import { sequence } from './memory/sequence/rules.ts';
import { simon } from './memory/simon/rules.ts';
import { numberSearch } from './reading/number-search/rules.ts';
import { stroop } from './reading/stroop/rules.ts';

export const games: Readonly<Record<GameId, AnyGame>> = {
  columns,
  stroop,
  matrix,
  abacus,
  flash,
  forsage,
  multiply,
  'multiply-divide': multiplyDivide,
  degrees,
  fractions,
  percentages,
  'factor-frenzy': factorFrenzy,
  'cross-math': crossMath,
  'number-search': numberSearch,
  sequence,
  'number-memory': numberMemory,
  cards,
  simon,
};
