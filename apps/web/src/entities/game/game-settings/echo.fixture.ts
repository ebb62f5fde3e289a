import { type AnyGame, defineGame } from '@mindhero/engine/play';
import { rounds } from '@mindhero/engine/rounds';
import { defineSettings, integer } from '@mindhero/engine/settings';

/** The smallest game there is: say the number that you see. */
const settings = defineSettings({ count: integer({ min: 1, max: 20, default: 3 }) });
/** For the tests of the frame, which must not hang on any real game. */
export const echo: AnyGame = defineGame({
  id: 'echo',
  version: 1,
  subject: 'math',
  path: '/games/math/echo',
  settings,
  presets: [
    { id: 'short', settings: { count: 2 } },
    { id: 'usual', settings: {} },
  ],
  check: () => [],
  difficulty: () => 1,
  fastestAnswerMs: 1,
  sample: () => [],
  ...rounds<{ readonly count: number }, number>({
    generate: ({ count }, random) => Array.from({ length: count }, () => random('items').integer(1, 9)),
    grade: (item, answer) => answer === String(item),
    answer: String,
    mistake: (item) => String(item + 1),
    thinkingMs: () => 500,
  }),
});
