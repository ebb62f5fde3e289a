/** The places of the menu, for one person: only what is built and what the person may open. */

import {
  type Icon,
  IconAbacus,
  IconBook,
  IconBrain,
  IconBuilding,
  IconHome,
  IconPlayerPlay,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import {
  both,
  has,
  isAdmin,
  isStaff,
  isStudent,
  mayUse,
  type Permission,
  type Person,
} from '../../platform/permissions.ts';

export interface Place {
  /** Its label is `navigation.<name>` in the common texts. */
  readonly name:
    | 'home'
    | 'schools'
    | 'groups'
    | 'students'
    | 'games'
    | 'math'
    | 'reading'
    | 'memory'
    | 'profile';
  readonly to:
    | '/'
    | '/schools'
    | '/groups'
    | '/students'
    | '/games'
    | '/games/math'
    | '/games/reading'
    | '/games/memory'
    | '/profile';
  readonly icon: Icon;
  readonly open: Permission;
}

const everybody: Permission = () => true;

/** Pupils go straight to an area; the others have one door to all games. At most five, as many as a phone's bar holds. */
const places: readonly Place[] = [
  { name: 'home', to: '/', icon: IconHome, open: everybody },
  { name: 'schools', to: '/schools', icon: IconBuilding, open: isAdmin },
  // An administrator has schools in its place: a phone's bar holds no sixth.
  { name: 'groups', to: '/groups', icon: IconUsersGroup, open: has('TEACHER', 'DIRECTOR') },
  { name: 'students', to: '/students', icon: IconUsers, open: isStaff },
  { name: 'games', to: '/games', icon: IconPlayerPlay, open: isStaff },
  { name: 'math', to: '/games/math', icon: IconAbacus, open: both(isStudent, mayUse('math')) },
  { name: 'reading', to: '/games/reading', icon: IconBook, open: both(isStudent, mayUse('reading')) },
  { name: 'memory', to: '/games/memory', icon: IconBrain, open: both(isStudent, mayUse('memory')) },
  { name: 'profile', to: '/profile', icon: IconUser, open: everybody },
];

/** The places of the menu that are open to a person, in its order. */
export function placesOf(person: Person): readonly Place[] {
  return places.filter((place) => place.open(person));
}
