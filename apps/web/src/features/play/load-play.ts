/** What a play needs beside its set-up: fetched while the countdown runs, so that the set-up is there sooner. */
import type { AnyRoom } from '@mindhero/games/player';
import { late } from '@mindhero/ui/late';
import { withTexts } from '../../platform/i18n.ts';
import { lostStyles } from '../../platform/lost-styles.ts';
import { MissingCode } from '../../platform/missing-code.ts';

export const PlayStage = late(async () => (await import('./stage/play-stage.tsx')).PlayStage);
export const PracticeRound = late(async () => (await import('./practice/practice-round.tsx')).PracticeRound);
export const ResultScreen = late(async () => (await import('./result/result-screen.tsx')).ResultScreen);
export const RoundResult = late(async () => (await import('./homework/round-result.tsx')).RoundResult);

/**
 * Fetches all that is drawn from the first question to the review, which may well be reached without a network.
 * @throws {MissingCode} when something did not arrive; another call tries that again
 */
export async function loadPlay({ Player, Review }: AnyRoom): Promise<void> {
  const parts = [PlayStage, PracticeRound, ResultScreen, RoundResult, Player, Review];
  try {
    await Promise.all([lostStyles.askAgain(), withTexts('result')(), ...parts.map((part) => part.load?.())]);
  } catch (cause) {
    throw new MissingCode('A part of the game did not arrive', { cause });
  }
}
