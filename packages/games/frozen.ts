/** What a version of a game must give for ever, since stored plays are replayed with it. */
import { type AnyGame, type PlayResult, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { withExamples } from './example-materials.ts';

const SEED = 20_261_120;

/** Items and the outcome of one simulated play for the defaults and each preset; kept in the room's `frozen.json` by version. */
export function frozenItems(bare: AnyGame): Readonly<Record<string, unknown>> {
  const game = withExamples(bare);
  const presets = [{ id: 'defaults', settings: {} }, ...game.presets];
  return Object.fromEntries(
    presets.map((preset) => {
      const settings = { ...game.settings.defaults, ...preset.settings };
      return [preset.id, { items: game.sample(settings, streams(SEED), 2), play: outcome(game, settings) }];
    }),
  );
}

function outcome(
  game: AnyGame,
  settings: object,
): Pick<PlayResult, 'correct' | 'incorrect' | 'missed' | 'ended'> {
  const { state } = simulatePlay(game, settings, streams(SEED), { skill: 0.75, pace: 1 });
  const { correct, incorrect, missed, ended } = game.result(state);
  return { correct, incorrect, missed, ended };
}
