/** The puzzles that are made as a whole: how many a second, and how long the slowest of the largest ones takes. */
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import { Bench } from 'tinybench';
import type { Figure } from './figure.ts';

const ITEMS_PER_SECOND = 5_000;
const WORST_PUZZLE_MS = 50;
const PUZZLES = 100;

const crossMath = games['cross-math'];
const numberSearch = games['number-search'];

/** The settings that leave the generators the most to do. */
const largest = [
  ...(['add', 'multiply', null] as const).flatMap((only) =>
    [false, true].map((allow_negative) => ({
      game: crossMath,
      settings: {
        ...crossMath.settings.defaults,
        grid_size: 15,
        digits: 3,
        operations: only === null ? (['add', 'subtract', 'multiply', 'divide'] as const) : [only],
        allow_negative,
        tricky: true,
      },
    })),
  ),
  {
    game: numberSearch,
    settings: {
      ...numberSearch.settings.defaults,
      rows: 20,
      columns: 20,
      combination_length: 8,
      combinations: 30,
    },
  },
];

export async function measure(): Promise<Figure[]> {
  return [...(await rates()), worst()];
}

async function rates(): Promise<Figure[]> {
  const bench = new Bench({ time: 400, warmupTime: 200 });
  let seed = 0;
  const items = new Map<string, number>();
  for (const game of [crossMath, numberSearch]) {
    const settings = game.settings.defaults;
    items.set(game.id, game.result(game.start(settings, streams(1))).items.length);
    bench.add(game.id, () => void game.sample(settings, streams(seed++), 1));
  }
  const tasks = await bench.run();
  return tasks.map(({ name, result }) => {
    const puzzles = 'throughput' in result ? result.throughput.mean : 0;
    const rate = puzzles * (items.get(name) ?? 0);
    return {
      name: `${name}: items a second at the usual settings (${Math.round(puzzles).toLocaleString('en')} puzzles)`,
      measured: Math.round(rate).toLocaleString('en'),
      target: `≥ ${ITEMS_PER_SECOND.toLocaleString('en')}`,
      met: rate >= ITEMS_PER_SECOND,
    };
  });
}

function worst(): Figure {
  let longest = { ms: 0, where: '' };
  for (const { game, settings } of largest) {
    for (let seed = 0; seed < PUZZLES; seed++) {
      const begin = process.cpuUsage();
      game.sample(settings, streams(seed), 1);
      const { user, system } = process.cpuUsage(begin);
      const ms = (user + system) / 1000;
      if (ms > longest.ms) longest = { ms, where: `${game.id}, seed ${seed}` };
    }
  }
  return {
    name: `slowest puzzle of the largest settings (${longest.where})`,
    measured: `${longest.ms.toFixed(1)} ms`,
    target: `≤ ${WORST_PUZZLE_MS} ms`,
    met: longest.ms <= WORST_PUZZLE_MS,
  };
}
