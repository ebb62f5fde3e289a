import { late } from '@mindhero/ui/late';
import { showingRoom } from '../showing/showing-room.tsx';
import { flash } from './rules.ts';

export const room = showingRoom(flash, {
  intervals: ({ terms }, { interval_ms }) => terms.map(() => interval_ms),
  isCards: ({ mode }) => mode === 'cards',
  Sheet: late(async () => (await import('./sheet.tsx')).Sheet),
});
