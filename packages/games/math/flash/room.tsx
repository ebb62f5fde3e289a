import { late } from '@mindhero/ui/late';
import { showingRoom } from '../showing/showing-room.tsx';
import { rules } from './rules.ts';

declare module '@mindhero/content/resources' {
  interface Resources {
    flash: typeof import('./strings/en.json');
  }
}

export const room = showingRoom(rules, {
  intervals: ({ terms }, { interval_ms }) => terms.map(() => interval_ms),
  isCards: ({ mode }) => mode === 'cards',
  demonstrates: { amount_of_numbers: 3, interval_ms: 1000 },
  Sheet: late(async () => (await import('./sheet.tsx')).Sheet),
});
