import { isMix } from '@mindhero/engine/additive/mix';
import { type FlawlessRound, flawlessRound } from '@mindhero/engine/homework';
import { type AnyGame, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';

/**
 * How far it holds for everybody: to the end, as far as they get, or until a mistake; or each gets an own one; or there is
 * nothing to ask.
 */
type Extent = 'whole' | 'as_far' | 'until_mistake' | 'own' | 'free';

interface Preview {
  readonly extent: Extent;
  readonly items: readonly unknown[];
}

/** What a round of a seed asks. */
export function previewOf(game: AnyGame, settings: object, seed: number): Preview {
  const round = flawlessRound(game, settings, seed);
  return { extent: extentOf(round, game, settings, seed), items: round.asked };
}

function extentOf({ asked, ended }: FlawlessRound, game: AnyGame, settings: object, seed: number): Extent {
  if (asked.length === 0) return 'free';
  if (isMix(settings)) return 'own';
  if (game.adapts?.(settings) ?? false) return 'until_mistake';
  if (ended === 'time_limit') return 'as_far';
  const { state } = simulatePlay(game, settings, streams(seed), { skill: 0, pace: 1 });
  return game.result(state).ended === 'failed' ? 'as_far' : 'whole';
}
