import { late } from '@mindhero/ui/late';
import { showingRoom } from '../showing/showing-room.tsx';
import { flash } from './rules.ts';

export const room = showingRoom(flash, {
  intervals: ({ terms }, { interval_ms }) => terms.map(() => interval_ms),
  isCards: ({ mode }) => mode === 'cards',
  demonstrates: { amount_of_numbers: 3, interval_ms: 1000 },
  Sheet: late(async () => (await import('./sheet.tsx')).Sheet),
});
