import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import type { StatisticsView } from '../statistics-search.ts';
import { OneSchool } from './one-school.tsx';
import { SchoolList } from './school-list.tsx';

/** All schools with their figures, of which one is opened; a director has only one. */
export function Schools(view: StatisticsView) {
  const me = useMe();
  const opened = isAdmin(me) ? view.search.school : me.school?.id;
  return opened === undefined ? <SchoolList {...view} /> : <OneSchool {...view} id={opened} />;
}
