/** What addresses name, for whoever calls them. */
import type { MaterialKind } from '@mindhero/engine/reading/material';
import type { PersonName, World } from './world.ts';

/** What addresses name: how to name somebody's, and whether it is there for those who may see that person. */
interface Resource {
  readonly prefix: string;
  idOf(owner: PersonName): string;
  readonly missing: string;
  /** @param actor null for an endpoint that is public */
  exists(owner: PersonName, actor: PersonName | null): boolean;
}

/** The group that a student is in, or else the one that the person teaches. */
export const groupOf = (world: World, owner: PersonName) =>
  world.groups.find(({ teacher }) => teacher === (world.people[owner].teacher ?? owner));

/** The homework that a student has, or else one that the person has set and nobody has. */
export const taskOf = (world: World, owner: PersonName) =>
  world.tasks.find(({ author, student }) =>
    world.people[owner].teacher === undefined ? author === owner && student === null : student === owner,
  );

const person = (world: World, prefix: string, exists: Resource['exists']): Resource => ({
  prefix: `/api/v1/${prefix}/`,
  idOf: (owner) => String(world.people[owner].id),
  missing: '2000000000',
  exists,
});

/** The material of this kind that the person has made. */
export const materialOf = (world: World, owner: PersonName, kind: MaterialKind) =>
  world.materials.find((one) => one.owner === owner && one.kind === kind);

const material = (world: World, prefix: string, kind: MaterialKind): Resource => ({
  prefix: `/api/v1/${prefix}/{id}/`,
  idOf: (owner) => String(materialOf(world, owner, kind)?.id),
  missing: '2000000000',
  exists: (owner) => materialOf(world, owner, kind) !== undefined,
});

/** Each kind of thing that has an address. */
export const resourcesOf = (world: World): readonly Resource[] => [
  person(world, 'students/{id}', (owner) => world.people[owner].role === 'STUDENT'),
  person(world, 'teachers/{id}', (owner) => world.people[owner].role === 'TEACHER'),
  // Pupils have cards.
  person(
    world,
    'people/{id}/recovery-link',
    (owner, actor) => owner !== actor && world.people[owner].role !== 'STUDENT',
  ),
  person(world, 'people/{id}', (owner, actor) => owner !== actor),
  {
    prefix: '/api/v1/groups/{id}/',
    idOf: (owner) => String(groupOf(world, owner)?.id),
    missing: '2000000000',
    exists: (owner) => groupOf(world, owner) !== undefined,
  },
  {
    prefix: '/api/v1/tasks/{id}/',
    idOf: (owner) => String(taskOf(world, owner)?.id),
    missing: '2000000000',
    exists: (owner) => taskOf(world, owner) !== undefined,
  },
  {
    prefix: '/api/v1/homework/{id}/',
    idOf: (owner) => String(world.people[owner].teacher && taskOf(world, owner)?.id),
    missing: '2000000000',
    exists: (owner) => world.people[owner].teacher !== undefined,
  },
  {
    prefix: '/api/v1/task-templates/{id}/',
    idOf: (owner) => String(world.templates.get(owner)),
    missing: '2000000000',
    exists: (owner) => world.templates.has(owner),
  },
  {
    prefix: '/api/v1/schools/{id}/',
    idOf: (owner) => String(world.people[owner].school_id),
    missing: '2000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/statistics/schools/{id}/',
    idOf: (owner) => String(world.people[owner].school_id),
    missing: '2000000000',
    exists: () => true,
  },
  person(world, 'subscriptions/{user_id}', () => true),
  {
    prefix: '/api/v1/plans/statement/{id}/',
    idOf: (owner) => String(world.transfers.get(owner)),
    missing: '2000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/orders/{id}/',
    idOf: (owner) => String(world.orders.get(owner)),
    missing: '2000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/payments/review/{id}/',
    idOf: (owner) => String(world.reviews.get(owner)),
    missing: '2000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/payments/{provider}/',
    idOf: () => 'liqpay',
    // One by which nobody pays here.
    missing: 'sandbox',
    exists: () => true,
  },
  {
    prefix: '/api/v1/price-lists/{id}/',
    idOf: (owner) => String(world.prices.get(owner)),
    missing: '2000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/pictures/{id}/',
    idOf: (owner) => world.people[owner].picture,
    missing: '00000000-0000-4000-8000-000000000000',
    // Whoever knows the address may look; pupils have no pictures.
    exists: (owner) => world.people[owner].role !== 'STUDENT',
  },
  material(world, 'texts', 'text'),
  material(world, 'word-lists', 'words'),
  material(world, 'card-sets', 'cards'),
  {
    prefix: '/api/v1/images/{id}/',
    idOf: (owner) => String(world.images.get(owner)?.id),
    missing: '2000000000',
    exists: (owner) => world.images.has(owner),
  },
  {
    prefix: '/api/v1/image-files/{id}/',
    idOf: (owner) => String(world.images.get(owner)?.file_id),
    missing: '00000000-0000-4000-8000-000000000000',
    // A member of staff tells the address by what shows it.
    exists: (owner) => world.images.has(owner),
  },
  {
    prefix: '/api/v1/sessions/{id}/',
    idOf: (owner) => world.people[owner].sessionId,
    missing: '00000000-0000-4000-8000-000000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/plays/{id}/finish/',
    idOf: (owner) => world.people[owner].openPlay,
    missing: '00000000-0000-4000-8000-000000000000',
    exists: () => true,
  },
  {
    prefix: '/api/v1/plays/{id}/',
    idOf: (owner) => world.people[owner].finishedPlay,
    missing: '00000000-0000-4000-8000-000000000000',
    exists: () => true,
  },
];
