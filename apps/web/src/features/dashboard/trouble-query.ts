import { getGroupTrouble } from '@mindhero/contract/group-trouble';
import { asked } from '../../platform/asked.ts';

/** What a group found hardest in the last `days` days. */
export const groupTroubleQuery = (id: number, days: number) =>
  asked(['groups', id, 'trouble', days], getGroupTrouble, { params: { id }, query: { days } });
