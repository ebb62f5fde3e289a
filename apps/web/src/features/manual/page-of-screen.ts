/** Which page of the manual tells of a screen. The compiler finds a screen without one. */
import { type ManualId, manualPages } from '@mindhero/content/manual/pages';
import { gameIds } from '@mindhero/games/catalogue';
import { OF_SCREEN } from '../../entities/game/of-screen.ts';
import type { ScreenName } from '../../entities/game/screen-name.ts';
import { isStudent, type Person } from '../../entities/person/permissions.ts';
import { gamePage, type PageId } from './contents.ts';

/** Screens of people who are not signed in, whom no page of the manual reaches, and the manual itself. */
type Outside =
  | 'login'
  | 'card'
  | 'registration'
  | 'first_password'
  | 'second_factor'
  | 'recovery'
  | 'user_agreement'
  | 'privacy_policy'
  | 'Error'
  | 'manual';

/** One page for everybody, or one for pupils and one for staff. */
type Told = ManualId | { readonly pupil: ManualId; readonly staff: ManualId };

const games: Told = { pupil: 'games', staff: 'games-in-class' };

export const pageOfScreen: Readonly<Record<Exclude<ScreenName, Outside>, Told>> = {
  dashboard: { pupil: 'home', staff: 'home-staff' },
  games,
  math: games,
  reading: games,
  memory: games,
  homework: 'homework',
  homework_play: 'homework',
  homework_completed: 'homework',
  worksheet: { pupil: 'games', staff: 'printing' },
  tasks: 'tasks',
  task_create: 'task-editor',
  task_edit: 'task-editor',
  task_statistic: 'task-statistics',
  groups: 'groups',
  group: 'groups',
  students: 'students',
  student: 'students',
  student_edit: 'students',
  report: { pupil: 'my-statistics', staff: 'students' },
  student_subscriptions: 'plans',
  login_cards: 'login-cards',
  teachers: 'teachers',
  teacher: 'teachers',
  teacher_edit: 'teachers',
  teacher_subscriptions: 'plans',
  schools: 'schools',
  inactive_users: 'inactive-users',
  materials: 'materials',
  materials_texts: 'texts',
  text_create: 'texts',
  text_edit: 'texts',
  texts_print: 'printing',
  text_transform: 'harder-texts',
  materials_words: 'word-lists',
  words_create: 'word-lists',
  words_edit: 'word-lists',
  materials_images: 'images',
  statistics: { pupil: 'my-statistics', staff: 'statistics' },
  rating: { pupil: 'my-rating', staff: 'rating' },
  subscriptions: { pupil: 'my-plan', staff: 'plans' },
  no_subscription: { pupil: 'my-plan', staff: 'plans' },
  plan_buy: 'buying',
  orders: 'buying',
  order: 'buying',
  order_receipt: 'buying',
  order_invoice: 'buying',
  plans_prices: 'plans-admin',
  plans_grants: 'plans-admin',
  plans_review: 'plans-admin',
  plans_revenue: 'plans-admin',
  plans_books: 'plans-admin',
  profile: 'profile',
  audit: 'audit',
};

/** The page of a screen, for a person. */
function pageOf(screen: string, person: Person): PageId | undefined {
  const told = Object.entries(pageOfScreen).find(([name]) => name === screen)?.[1];
  if (told === undefined || typeof told === 'string') return told;
  return isStudent(person) ? told.pupil : told.staff;
}

/** The page that a link of a screen means, which only says where it stands (`screen-groups`); undefined for a page’s own id. */
export function pageMeant(name: string, person: Person): PageId | undefined {
  return name.startsWith(OF_SCREEN) ? pageOf(name.slice(OF_SCREEN.length), person) : undefined;
}

/** The page that has this id. */
export function knownPage(name: string): PageId | undefined {
  return manualPages.find(({ id }) => id === name)?.id ?? gameIds.map(gamePage).find((id) => id === name);
}
