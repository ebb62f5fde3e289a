/** What stands on the start page: another for pupils than for those who look after them, and each loads its own. */
import { late } from '@mindhero/ui/late';

export const PupilHome = late(async () => (await import('./pupil-home.tsx')).PupilHome);

export const StaffHome = late(async () => (await import('./staff-home.tsx')).StaffHome);
