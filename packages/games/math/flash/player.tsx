import { showingRoom } from '../showing/showing-room.tsx';
import { flash } from './rules.ts';
import { Sheet } from './sheet.tsx';

export const room = showingRoom(flash, {
  intervals: ({ terms }, { interval_ms }) => terms.map(() => interval_ms),
  isCards: ({ mode }) => mode === 'cards',
  Sheet,
});
