/** How places are told, once the rows are known. */
import type { Scope } from '@mindhero/contract/endpoint';
import { AROUND, TOP, type Place, type Rating } from '@mindhero/contract/rating';
import { ranked } from '@mindhero/engine/rating';
import type { AliasOf } from '../../platform/auth/aliases.ts';

/** A pupil with what counts. */
export interface Scored {
  readonly id: number;
  readonly points: number;
}

export interface Shown extends Scored {
  readonly rank: number;
}

/** What the database tells of the many. */
export interface Board {
  /** Of whoever asks; 0 for who has none, and for staff. */
  readonly points: number;
  /** Null without points. */
  readonly rank: number | null;
  /** How many of those who are shown have as many points as oneself. */
  readonly beside: number;
  /** How many have as many as the last of `above`. */
  readonly farthest: number;
  /** The nearest with more points, and the nearest with no more; each from the nearest on, without oneself. */
  readonly above: readonly Scored[];
  readonly below: readonly Scored[];
  /** From the first on. */
  readonly top: readonly Scored[];
}

interface Ranked {
  readonly around: readonly Shown[];
  readonly top: readonly Shown[];
}

/**
 * Ranks of those who are told, from one's own: all who are nearer than somebody in the list are in it, but for those who
 * have as many points as the last one above.
 * @param me the id of whoever asks
 */
export function rankedBoard(board: Board, me: number | null): Ranked {
  const { rank, points, above, below, top } = board;
  const shownTop = ranked(top, (row) => row.points);
  if (rank === null || me === null) return { around: [], top: shownTop };
  const last = above.at(-1)?.points ?? 0;
  const before = above.map((row) => {
    const nearer = above.filter((other) => other.points < row.points).length;
    const alike =
      row.points === last ? board.farthest : above.filter((other) => other.points === row.points).length;
    return { ...row, rank: rank - nearer - alike };
  });
  const after = below.map((row) => {
    if (row.points === points) return { ...row, rank };
    const between = below.filter((other) => other.points < points && other.points > row.points).length;
    return { ...row, rank: rank + board.beside + between };
  });
  return { around: [...before.toReversed(), { id: me, points, rank }, ...after], top: shownTop };
}

/** A member of a group. */
export interface Member extends Scored {
  readonly is_shown: boolean;
  /** By which the group is ranked: points, or the share of the own usual week. */
  readonly figure: number;
}

/** A place that is known for all. */
export interface GroupBoard extends Ranked {
  /** Null without anything to be ranked by. */
  readonly rank: number | null;
}

/** Of a group all members are read. Who is not shown takes no place away, and has one all the same. */
export function groupBoard(members: readonly Member[], me: number | null): GroupBoard {
  const shown = ranked(
    members.filter((member) => member.is_shown),
    (member) => member.figure,
  );
  const top = shown.slice(0, TOP + 1);
  const own = members.find((member) => member.id === me);
  if (own === undefined || own.figure <= 0) return { rank: null, around: [], top };
  const rank = 1 + shown.filter((member) => member.figure > own.figure).length;
  const others = shown.filter((member) => member.id !== me);
  const above = others.filter((member) => member.figure > own.figure).slice(-AROUND);
  const below = others.filter((member) => member.figure <= own.figure).slice(0, AROUND);
  return { rank, around: [...above, { ...own, rank }, ...below], top };
}

/** A group has winners, however small it is. */
const FEWEST_FIRST = 3;

/**
 * The first places as they are told: a hundred. Where there are no more they are everybody who has points, and pupils get the
 * upper third of them, so that no list of more than three ends with the last one. Staff, who have no place, get all.
 * @param top one more than is told, where there are so many
 * @param me the id of whoever asks
 */
export function firstPlaces(top: readonly Shown[], me: number | null): readonly Shown[] {
  const isAll = top.length <= TOP && me !== null;
  return top.slice(0, isAll ? Math.max(FEWEST_FIRST, Math.ceil(top.length / 3)) : TOP);
}

/** What is told of a person where people know each other, and where they do not. */
export interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string;
}

/** `full`: staff see whom they look after; `known`: pupils of a school; `strangers`: all the others. */
export type Naming = 'full' | 'known' | 'strangers';

/** Who may be told whose name. */
export function namingOf(reach: Scope, scope: 'group' | 'school' | 'global'): Naming {
  if (scope === 'global') return reach === 'all' ? 'full' : 'strangers';
  return reach === 'self' ? 'known' : 'full';
}

interface Telling {
  readonly naming: Naming;
  readonly aliasOf: AliasOf;
  readonly me: number | null;
  readonly people: ReadonlyMap<number, Person>;
  readonly shareOf?: (id: number) => number | null;
}

/** One line of the rating; nobody for whose person is not known any more. */
export function told({ naming, aliasOf, me, people, shareOf }: Telling, rows: readonly Shown[]): Place[] {
  return rows.flatMap(({ id, rank, points }) => {
    const person = people.get(id);
    if (person === undefined) return [];
    const isFull = naming === 'full';
    const names =
      naming === 'strangers'
        ? { first_name: '', last_name: '', alias: aliasOf(id) }
        : {
            first_name: person.first_name,
            last_name: isFull ? person.last_name : firstLetter(person.last_name),
            alias: null,
          };
    const { avatar } = person;
    return [
      {
        rank,
        points,
        share: shareOf?.(id) ?? null,
        is_me: id === me,
        avatar,
        id: isFull ? id : null,
        ...names,
      },
    ];
  });
}

function firstLetter(name: string): string {
  const [letter = ''] = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letter === '' ? '' : `${letter}.`;
}

interface Reach {
  readonly is_rated: boolean;
  readonly is_young: boolean;
  readonly rating_reach: string;
}

/** Why others do not see somebody. */
export function hiddenBy({
  is_rated,
  is_young,
  rating_reach,
}: Reach): NonNullable<Rating['me']>['hidden_by'] {
  if (rating_reach !== 'nowhere') return null;
  if (!is_rated) return 'oneself';
  return is_young ? 'age' : 'school';
}
