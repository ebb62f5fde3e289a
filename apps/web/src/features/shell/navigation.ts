/** The places of the menu, for one person: only what is built and what the person may open. */

import {
  type Icon,
  IconAbacus,
  IconBolt,
  IconBook,
  IconBooks,
  IconBrain,
  IconBuilding,
  IconChartBar,
  IconCrown,
  IconHelp,
  IconHistory,
  IconHome,
  IconPlayerPlay,
  IconSchool,
  IconTrophy,
  IconUser,
  IconUserOff,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import {
  both,
  isAdmin,
  isLeading,
  isStaff,
  isStudent,
  managesPlans,
  mayUse,
  type Permission,
  type Person,
} from '../../entities/person/permissions.ts';

export interface Place {
  /** Its label is `navigation.<name>` in the common texts. */
  readonly name:
    | 'home'
    | 'tasks'
    | 'homework'
    | 'schools'
    | 'groups'
    | 'students'
    | 'teachers'
    | 'games'
    | 'math'
    | 'reading'
    | 'memory'
    | 'materials'
    | 'statistics'
    | 'rating'
    | 'subscriptions'
    | 'inactive_users'
    | 'audit'
    | 'profile'
    | 'manual';
  readonly to:
    | '/'
    | '/tasks'
    | '/homework'
    | '/schools'
    | '/groups'
    | '/students'
    | '/teachers'
    | '/games'
    | '/games/math'
    | '/games/reading'
    | '/games/memory'
    | '/materials'
    | '/statistics'
    | '/rating'
    | '/subscriptions'
    | '/inactive-users'
    | '/audit'
    | '/profile'
    | '/manual';
  /** It has a shorter word for a phone's bar, `navigation.short.<name>`. */
  readonly short?: 'tasks' | 'homework';
  /** Where it stands, if not everywhere: in a phone's bar, or in the sidebar of wider screens. */
  readonly on?: 'phone' | 'wide';
  readonly icon: Icon;
  readonly open: Permission;
}

const everybody: Permission = () => true;

/**
 * Pupils go straight to an area where there is room for three doors; elsewhere there is one to all games. What is needed
 * most comes first: the others stand behind "more" on a phone.
 */
const places: readonly Place[] = [
  { name: 'home', to: '/', icon: IconHome, open: everybody },
  { name: 'tasks', short: 'tasks', to: '/tasks', icon: IconBolt, open: isStaff },
  { name: 'homework', short: 'homework', to: '/homework', icon: IconBolt, open: isStudent },
  { name: 'schools', to: '/schools', icon: IconBuilding, open: isAdmin },
  { name: 'groups', to: '/groups', icon: IconUsersGroup, open: isStaff },
  { name: 'students', to: '/students', icon: IconUsers, open: isStaff },
  { name: 'teachers', to: '/teachers', icon: IconSchool, open: isLeading },
  { name: 'games', to: '/games', icon: IconPlayerPlay, open: isStaff },
  { name: 'games', to: '/games', on: 'phone', icon: IconPlayerPlay, open: isStudent },
  { name: 'math', to: '/games/math', on: 'wide', icon: IconAbacus, open: both(isStudent, mayUse('math')) },
  {
    name: 'reading',
    to: '/games/reading',
    on: 'wide',
    icon: IconBook,
    open: both(isStudent, mayUse('reading')),
  },
  {
    name: 'memory',
    to: '/games/memory',
    on: 'wide',
    icon: IconBrain,
    open: both(isStudent, mayUse('memory')),
  },
  { name: 'materials', to: '/materials', icon: IconBooks, open: isStaff },
  { name: 'statistics', to: '/statistics', icon: IconChartBar, open: everybody },
  { name: 'rating', to: '/rating', icon: IconTrophy, open: everybody },
  {
    name: 'subscriptions',
    to: '/subscriptions',
    icon: IconCrown,
    // Pupils see their own, and how it goes on.
    open: (person) => isStudent(person) || managesPlans(person),
  },
  { name: 'inactive_users', to: '/inactive-users', icon: IconUserOff, open: isStaff },
  { name: 'audit', to: '/audit', icon: IconHistory, open: isLeading },
  { name: 'profile', to: '/profile', icon: IconUser, open: everybody },
  { name: 'manual', to: '/manual', icon: IconHelp, open: everybody },
];

/** How many a phone's bar holds. */
const BAR = 5;

/** The places of the menu that are open to a person, in its order: those of a phone's bar, and those behind "more". */
export interface Places {
  readonly bar: readonly Place[];
  readonly more: readonly Place[];
}

/** The last place of a bar that holds no more is "more" itself. */
export function placesOf(person: Person): Places {
  const open = places.filter((place) => place.open(person));
  const onPhone = open.filter(({ on }) => on !== 'wide');
  const firstBehind = onPhone.length > BAR ? onPhone[BAR - 1] : undefined;
  const end = firstBehind === undefined ? open.length : open.indexOf(firstBehind);
  return { bar: open.slice(0, end), more: open.slice(end) };
}
