/** The way of one press into a game: who presses "Continue" need not press "Start" as well. */
import type { GameId } from '@mindhero/games/catalogue';

// Only for the way from one screen to the next: neither an address nor a reload starts a play.
let pressed: GameId | null = null;

/** The next screen of this game is to start. */
export function press(game: GameId): void {
  pressed = game;
}

export const isPressed = (game: GameId): boolean => pressed === game;

/** The way is at its end, wherever it led. */
export function forgetPress(): void {
  pressed = null;
}
