import { showingRoom } from '../showing/showing-room.tsx';
import { itemIntervals } from './levels.ts';
import { rules } from './rules.ts';
import { Fastest, Status } from './status.tsx';

declare module '@mindhero/content/resources' {
  interface Resources {
    forsage: typeof import('./strings/en.json');
  }
}

export const room = showingRoom(rules, {
  intervals: itemIntervals,
  Status,
  Achieved: Fastest,
  demonstrates: { amount_of_numbers: 3, interval_ms: 1000 },
});
