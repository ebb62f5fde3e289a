/** Which of a task's hard items can be shown, and what was asked. Pure. */
import type { Block } from '@mindhero/contract/task';
import type { HardItem } from '@mindhero/contract/task-results';
import { isMix } from '@mindhero/engine/additive/mix';
import { type FlawlessRound, flawlessRound, roundSeed } from '@mindhero/engine/homework';
import { type AnyGame, wishOf } from '@mindhero/engine/play';
import { readSettings } from '@mindhero/engine/settings';

export interface AskedItem extends HardItem {
  readonly game: Block['game'];
  readonly settings: object;
  /** In the form of the game's samples. */
  readonly asked: unknown;
}

interface HardItems {
  readonly items: readonly AskedItem[];
  /** Blocks of which items were left out, since a mistake there changes what comes next for a person who made it. */
  readonly adapting: readonly number[];
  /** Blocks of which items were left out, since they are parts of a whole that each goes through in an own order. */
  readonly whole: readonly number[];
  /** Blocks of which items were left out, since each gets their own. */
  readonly mixed: readonly number[];
}

const inOrder = (blocks: ReadonlySet<number>) => [...blocks].toSorted((a, b) => a - b);

/**
 * The items that everybody was asked alike, with what that was.
 * @param rulesOf a game; undefined for one that is not known
 */
export function askedItems(
  items: readonly HardItem[],
  blocks: readonly Block[],
  rulesOf: (game: Block['game']) => AnyGame | undefined,
): HardItems {
  const adapting = new Set<number>();
  const whole = new Set<number>();
  const mixed = new Set<number>();
  const rounds = new Map<string, FlawlessRound>();
  const shown = items.flatMap((item): AskedItem[] => {
    const block = blocks[item.block];
    if (block === undefined) return [];
    const rules = rulesOf(block.game);
    const read = rules && readSettings(rules, block.settings);
    if (rules === undefined || read?.ok !== true) return [];
    if (isMix(read.settings)) {
      mixed.add(item.block);
      return [];
    }
    // What each has read is not known here.
    if (wishOf(rules, read.settings) !== null) {
      whole.add(item.block);
      return [];
    }
    if (item.item > 0 && (rules.adapts?.(read.settings) ?? false)) {
      adapting.add(item.block);
      return [];
    }
    const key = `${item.block} ${item.round}`;
    const seed = roundSeed(block.seed, { attempt: 1, round: item.round });
    const round = rounds.get(key) ?? flawlessRound(rules, read.settings, seed);
    rounds.set(key, round);
    if (round.isWhole) {
      whole.add(item.block);
      return [];
    }
    const asked = round.asked[item.item];
    return asked === undefined ? [] : [{ ...item, game: block.game, settings: read.settings, asked }];
  });
  return { items: shown, adapting: inOrder(adapting), whole: inOrder(whole), mixed: inOrder(mixed) };
}
