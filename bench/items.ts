/** Every game of the list: how many items a second, how long the worst one takes, and how soon a game refuses settings. */
import type { AnyGame } from '@mindhero/engine/play';
import { type Random, streams } from '@mindhero/engine/random';
import type { Field } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import { cpuMs } from './cpu.ts';
import type { Figure } from './figure.ts';

const ITEMS_PER_SECOND = 5_000;
const WORST_ITEM_MS = 50;
const WORST_CHECK_MS = 100;

/** Items of one run: as many as a play has at most. */
const PLAY = 100;
const RATE_MS = 400;
const SETTINGS_TRIED = 150;

export async function measure(): Promise<Figure[]> {
  const all: readonly AnyGame[] = Object.values(games);
  return [
    ...all.map(rate),
    worst('item', WORST_ITEM_MS, all.map(worstItem)),
    worst('check', WORST_CHECK_MS, all.map(worstCheck)),
  ];
}

function elapsed(act: () => void): number {
  const start = cpuMs();
  act();
  return cpuMs() - start;
}

function rate(game: AnyGame): Figure {
  const play = (seed: number) => game.sample(game.settings.defaults, streams(seed), PLAY);
  play(0);
  let [plays, spent] = [0, 0];
  while (spent < RATE_MS) spent += elapsed(() => void play(++plays));
  const perSecond = (plays * PLAY * 1000) / spent;
  return {
    name: `${game.id}: items a second, default settings`,
    measured: Math.round(perSecond).toLocaleString('en'),
    target: `≥ ${ITEMS_PER_SECOND.toLocaleString('en')}`,
    met: perSecond >= ITEMS_PER_SECOND,
  };
}

interface Slowest {
  readonly game: string;
  readonly ms: number;
}

function worst(what: 'item' | 'check', limit: number, slowest: readonly Slowest[]): Figure {
  const { game, ms } = slowest.toSorted((a, b) => b.ms - a.ms)[0] ?? { game: '', ms: 0 };
  const names = {
    item: 'worst single item of any preset',
    check: 'settings checked, the slowest of all games',
  };
  return {
    name: `${names[what]} (${game})`,
    measured: `${ms.toFixed(1)} ms`,
    target: `< ${limit} ms`,
    met: ms < limit,
  };
}

/** Over the defaults and every preset. Each is drawn twice, and the quicker one counts: it is the game that is measured. */
function worstItem(game: AnyGame): Slowest {
  const settings = [{}, ...game.presets.map((preset) => preset.settings)];
  const times = settings.flatMap((changes) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const draw = () => void game.sample({ ...game.settings.defaults, ...changes }, streams(seed), 1);
      return Math.min(elapsed(draw), elapsed(draw));
    }),
  );
  return { game: game.id, ms: Math.max(...times) };
}

/**
 * Over random settings, most of which contradict each other somewhere. All are checked before any is checked again: what
 * a game remembers of the settings asked for last must not look like speed.
 */
function worstCheck(game: AnyGame): Slowest {
  const random = streams(1)('settings');
  const asked = Array.from({ length: SETTINGS_TRIED }, () =>
    Object.fromEntries(
      Object.entries(game.settings.fields).map(([name, field]) => [name, valueOf(field, random)]),
    ),
  );
  const timesOf = () => asked.map((settings) => elapsed(() => void game.check(settings)));
  const [first, second] = [timesOf(), timesOf()];
  return { game: game.id, ms: Math.max(...first.map((ms, index) => Math.min(ms, second[index] ?? ms))) };
}

function valueOf(field: Field, random: Random): unknown {
  switch (field.kind) {
    case 'integer':
      return field.optional && random.chance(0.5) ? null : random.integer(field.min, field.max);
    case 'decimal':
      return field.min + ((field.max - field.min) * random.integer(0, 100)) / 100;
    case 'choice':
      return random.pick(field.options);
    case 'many': {
      const chosen = field.options.filter(() => random.chance(0.4)).slice(0, field.most);
      return chosen.length < field.least ? field.options.slice(0, field.least) : chosen;
    }
    case 'flag':
      return random.chance(0.5);
  }
}
