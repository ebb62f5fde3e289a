/** The way of one press into a game: who presses "Continue" need not press "Start" as well. */
import type { GameId } from '@mindhero/games/catalogue';

export interface Press {
  readonly game: GameId;
  /** What went wrong in a play is to be played again, with its settings; else what is due is. */
  readonly retry?: { readonly settings: object; readonly retryOf: string };
}

// Only for the way from one screen to the next: neither an address nor a reload starts a play.
let pressed: Press | null = null;

type Keys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** What a link does that is pressed: the next screen of this game is to start. Another tab has nothing to do with it. */
export const press =
  (next: Press) =>
  ({ ctrlKey, metaKey, shiftKey, altKey }: Keys): void => {
    if (!(ctrlKey || metaKey || shiftKey || altKey)) pressed = next;
  };

/** The press that leads into this game, if there was one. */
export const pressInto = (game: GameId): Press | null => (pressed?.game === game ? pressed : null);

/** The way is at its end, wherever it led. */
export function forgetPress(): void {
  pressed = null;
}
