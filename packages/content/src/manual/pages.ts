/**
 * The pages of the manual in the order in which they are read: for whom each of them is, and under which heading it
 * stands in the contents. Their texts lie beside this file, `<language>/<id>.md`; games have a page each besides,
 * `game-<id>`, which is put together from the texts of its room and from `games/<language>.json`.
 */

/** Account types, as the contract calls them. */
export type Reader = 'STUDENT' | 'TEACHER' | 'DIRECTOR' | 'ADMIN';

/** Headings of the contents, in their order. Games stand before `more`. */
export const chapters = [
  'start',
  'training',
  'tasks',
  'people',
  'materials',
  'results',
  'plans',
  'more',
] as const;

export type Chapter = (typeof chapters)[number];

interface Entry {
  readonly id: string;
  readonly chapter: Chapter;
  readonly readers: readonly Reader[];
}

const pupils = ['STUDENT'] as const;
const staff = ['TEACHER', 'DIRECTOR', 'ADMIN'] as const;
const leading = ['DIRECTOR', 'ADMIN'] as const;
const everybody = ['STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN'] as const;

export const manualPages = [
  { id: 'first-steps', chapter: 'start', readers: pupils },
  { id: 'first-steps-teacher', chapter: 'start', readers: ['TEACHER'] },
  { id: 'first-steps-director', chapter: 'start', readers: ['DIRECTOR'] },
  { id: 'first-steps-admin', chapter: 'start', readers: ['ADMIN'] },
  { id: 'home', chapter: 'start', readers: pupils },
  { id: 'home-staff', chapter: 'start', readers: staff },

  { id: 'games', chapter: 'training', readers: pupils },
  { id: 'playing', chapter: 'training', readers: pupils },
  { id: 'homework', chapter: 'training', readers: pupils },
  { id: 'points', chapter: 'training', readers: everybody },
  { id: 'games-in-class', chapter: 'training', readers: staff },

  { id: 'tasks', chapter: 'tasks', readers: staff },
  { id: 'task-editor', chapter: 'tasks', readers: staff },
  { id: 'task-statistics', chapter: 'tasks', readers: staff },

  { id: 'students', chapter: 'people', readers: staff },
  { id: 'adding-students', chapter: 'people', readers: staff },
  { id: 'login-cards', chapter: 'people', readers: staff },
  { id: 'groups', chapter: 'people', readers: staff },
  { id: 'teachers', chapter: 'people', readers: leading },
  { id: 'schools', chapter: 'people', readers: ['ADMIN'] },
  { id: 'school-settings', chapter: 'people', readers: leading },
  { id: 'inactive-users', chapter: 'people', readers: staff },

  { id: 'materials', chapter: 'materials', readers: staff },
  { id: 'texts', chapter: 'materials', readers: staff },
  { id: 'word-lists', chapter: 'materials', readers: staff },
  { id: 'images', chapter: 'materials', readers: staff },
  { id: 'harder-texts', chapter: 'materials', readers: staff },

  { id: 'my-statistics', chapter: 'results', readers: pupils },
  { id: 'my-rating', chapter: 'results', readers: pupils },
  { id: 'statistics', chapter: 'results', readers: staff },
  { id: 'rating', chapter: 'results', readers: staff },

  { id: 'my-plan', chapter: 'plans', readers: pupils },
  { id: 'plans', chapter: 'plans', readers: staff },
  { id: 'buying', chapter: 'plans', readers: everybody },
  { id: 'plans-admin', chapter: 'plans', readers: ['ADMIN'] },

  { id: 'profile', chapter: 'more', readers: everybody },
  { id: 'how-i-read', chapter: 'more', readers: everybody },
  { id: 'printing', chapter: 'more', readers: staff },
  { id: 'offline', chapter: 'more', readers: everybody },
  { id: 'keyboard', chapter: 'more', readers: everybody },
  { id: 'my-data', chapter: 'more', readers: pupils },
  { id: 'privacy', chapter: 'more', readers: staff },
  { id: 'audit', chapter: 'more', readers: leading },
] as const satisfies readonly Entry[];

/** A page with a text of its own. */
export type ManualId = (typeof manualPages)[number]['id'];

/** What the page of a game says beside the texts of its room. */
export interface GameNote {
  /** What is trained by it. */
  readonly trains: string;
  /** How one goes about it. */
  readonly advice: string;
  /** What counts as right. */
  readonly counts: string;
}
