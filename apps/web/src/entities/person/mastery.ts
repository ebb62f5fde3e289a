/** Where a pupil stands with every skill. Apart from `students.ts`: lists of them need none of it. */
import { getMastery } from '@mindhero/contract/statistics/pupil';
import { asked } from '../../platform/asked.ts';

export const masteryQuery = (id: number) =>
  asked(['statistics', 'mastery', id], getMastery, { params: { id } });
