import { showingRoom } from '../showing/showing-room.tsx';
import { itemIntervals } from './levels.ts';
import { forsage } from './rules.ts';
import { Fastest, Status } from './status.tsx';

export const room = showingRoom(forsage, {
  intervals: itemIntervals,
  Status,
  Achieved: Fastest,
  demonstrates: { amount_of_numbers: 3, interval_ms: 1000 },
});
