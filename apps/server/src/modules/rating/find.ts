/** One rating, as its caller may see it. */
import type { ParsedRequestOf, Scope } from '@mindhero/contract/endpoint';
import type { getRating, Place, Rating } from '@mindhero/contract/rating';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/http/problem.ts';
import type { Asked, BoardRow } from './board.ts';
import { readMembers } from './group.ts';
import { findRatedGroups, findRatedSchool, findReach, type RatedGroup, type RatedSchool } from './queries.ts';
import { type Board, firstPlaces, groupBoard, hiddenBy, namingOf, rankedBoard, told } from './rules.ts';

export type Query = ParsedRequestOf<typeof getRating>['query'];

/** Where ratings are read. */
export interface RatingContext extends Context {
  readonly boardOf: (asked: Asked) => Promise<BoardRow>;
}

interface Caller {
  readonly actor: Actor;
  readonly scope: Scope;
}

const refuseQuery = (field: string): never => {
  throw new ApiError('invalid_request', { errors: [{ path: `query.${field}`, code: 'not_an_option' }] });
};

const nothing: Rating = {
  closed: null,
  group: null,
  school: null,
  groups: [],
  me: null,
  around: [],
  top: [],
};

/** Who has a place of their own. */
const placeOf = ({ role, id }: Actor) => (role === 'STUDENT' ? id : null);

/** What is out of reach looks as if it did not exist. @throws ApiError 422 where one's own weeks are asked of anything but a group's week */
export async function findRating(context: RatingContext, caller: Caller, query: Query): Promise<Rating> {
  const { scope, window, by } = query;
  if (by === 'own' && (scope !== 'group' || window !== 'week')) refuseQuery('by');
  switch (scope) {
    case 'group':
      return ofGroup(context, caller, query);
    case 'school':
      return ofSchool(context, caller, query);
    case 'global':
      return ofEverybody(context, caller, query);
  }
}

async function ofGroup(context: RatingContext, caller: Caller, query: Query): Promise<Rating> {
  const found = await findRatedGroups(context.db, caller);
  const groups = caller.scope === 'self' ? found.map(named) : [];
  const [group] = query.group === undefined ? found : await findRatedGroups(context.db, caller, query.group);
  if (group === undefined) return { ...nothing, groups, closed: 'no_group' };
  const about = { ...nothing, groups, group: named(group) };
  return group.is_off
    ? { ...about, closed: 'off' }
    : { ...about, ...(await members(context, caller, query, group)) };
}

const named = ({ id, name }: { readonly id: number; readonly name: string }) => ({ id, name });

type Places = Pick<Rating, 'me' | 'around' | 'top'>;

async function members(
  { pool, db, clock, aliasOf }: Context,
  { actor, scope }: Caller,
  { window, by }: Query,
  { id: group, time_zone }: RatedGroup,
): Promise<Places> {
  const me = placeOf(actor);
  const all = await readMembers(pool, { group, window, by, me, now: clock(), timeZone: time_zone });
  const { rank, around, top } = groupBoard(all, me);
  const people = new Map(all.map((member) => [member.id, member]));
  const shareOf = (id: number) => people.get(id)?.share ?? null;
  const tell = (rows: typeof top): Place[] =>
    told({ naming: namingOf(scope, 'group'), aliasOf, me, people, shareOf }, rows);
  const own = me === null ? undefined : people.get(me);
  const reach = own && (await findReach(db, own.id));
  return {
    me: own && reach ? { points: own.points, share: own.share, rank, hidden_by: hiddenBy(reach) } : null,
    around: tell(around),
    top: tell(firstPlaces(top, me)),
  };
}

async function ofSchool(context: RatingContext, caller: Caller, query: Query): Promise<Rating> {
  const school = await findRatedSchool(context.db, caller.actor, query.school);
  if (school === null) return { ...nothing, closed: 'no_school' };
  const about = { ...nothing, school: named(school) };
  const closed = closedBy(school.rating);
  return closed === null
    ? { ...about, ...(await many(context, caller, query, school)).places }
    : { ...about, closed };
}

const closedBy = (rating: string): Rating['closed'] =>
  rating === 'off' ? 'off' : rating === 'group' ? 'group_only' : null;

async function ofEverybody(context: RatingContext, caller: Caller, query: Query): Promise<Rating> {
  const { own, places } = await many(context, caller, query, null);
  // Staff look at it whatever their school has chosen for its pupils.
  const closed = own === null ? null : closedBy(own.rating);
  return closed === null ? { ...nothing, ...places } : { ...nothing, closed };
}

async function many(
  { boardOf, clock, aliasOf }: RatingContext,
  { actor, scope }: Caller,
  { window, scope: asked }: Query,
  school: RatedSchool | null,
): Promise<{ readonly places: Places; readonly own: BoardRow['school'] }> {
  const me = placeOf(actor);
  const timeZone = school?.time_zone ?? actor.account.time_zone;
  const board = await boardOf({ window, me, now: clock(), timeZone, school: school?.id ?? null });
  const { around, top } = rankedBoard(board, me);
  const people = new Map([...board.people, actor.account].map((person) => [person.id, person]));
  const tell = (rows: typeof top): Place[] =>
    told({ naming: namingOf(scope, asked), aliasOf, me, people }, rows);
  return {
    places: { me: ownPlace(board), around: tell(around), top: tell(firstPlaces(top, me)) },
    own: board.school,
  };
}

function ownPlace({ me, points, rank }: Board & Pick<BoardRow, 'me'>): Rating['me'] {
  return me && { points, share: null, rank, hidden_by: hiddenBy(me) };
}
