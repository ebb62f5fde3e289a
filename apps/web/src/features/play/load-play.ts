/** What a play needs beside its set-up: fetched while the countdown runs, so that the set-up is there sooner. */
import type { AnyRoom } from '@mindhero/games/player';
import { late } from '@mindhero/ui/late';

export const PlayStage = late(async () => (await import('./stage/play-stage.tsx')).PlayStage);
export const ResultScreen = late(async () => (await import('./result/result-screen.tsx')).ResultScreen);

/** Not all of the code arrived: the network failed, or the server has a newer version and no longer this one. */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
}

/**
 * Fetches all that is drawn from the first question to the review, which may well be reached without a network.
 * @throws {MissingCode} when something did not arrive; another call tries that again
 */
export async function loadPlay({ Player, Review }: AnyRoom): Promise<void> {
  const parts = [PlayStage, ResultScreen, Player, Review];
  try {
    await Promise.all([...lostStyles().map(fetchAgain), ...parts.map((part) => part.load?.())]);
  } catch (cause) {
    throw new MissingCode('A part of the game did not arrive', { cause });
  }
}

/** The bundler asks for a style but once, even if it did not arrive. */
function lostStyles(): HTMLLinkElement[] {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...styles].filter(isLost);
}

function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules === undefined;
  } catch {
    // Of what did not arrive browsers keep a sheet that nobody may read.
    return true;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = document.createElement('link');
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', reject);
    Object.assign(again, { rel: link.rel, crossOrigin: link.crossOrigin, href: link.href });
    link.replaceWith(again);
  });
}
