import { late } from '@mindhero/ui/late';
import { useMe } from '../../entities/person/me.ts';
import { isStudent } from '../../entities/person/permissions.ts';

export const PupilHome = late(async () => (await import('./pupil-home.tsx')).PupilHome);

export const StaffHome = late(async () => (await import('./staff-home.tsx')).StaffHome);

/** The start page: another one for pupils than for those who look after them, and each loads its own. */
export function Home() {
  const me = useMe();
  return isStudent(me) ? <PupilHome me={me} /> : <StaffHome />;
}
