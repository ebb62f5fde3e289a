/** What stands in the manual for a person, and in which order. */
import {
  type Chapter,
  chapters,
  type GameNote,
  type ManualId,
  manualPages,
  type Reader,
} from '@mindhero/content/manual/pages';
import type { Role } from '@mindhero/contract/user';
import type { Subject } from '@mindhero/engine/subject';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { areasOf } from '../../entities/game/catalogue.ts';
import type { Person } from '../../entities/person/permissions.ts';

/** A page of its own, or that of a game. */
export type PageId = ManualId | `game-${GameId}`;

/** Every account type reads the manual: the compiler compares the two lists. */
const readerOf = (role: Role): Reader => role;

export interface Part {
  readonly name: Chapter | Subject;
  readonly pages: readonly PageId[];
}

export const gamePage = (game: GameId): PageId => `game-${game}`;

/** The game that a page is about; undefined for all other pages. */
export function gameOfPage(page: string): GameId | undefined {
  return catalogue.find(({ id }) => gamePage(id) === page)?.id;
}

function ofChapter(chapter: Chapter, reader: Reader): Part {
  const readersOf = (entry: (typeof manualPages)[number]): readonly Reader[] => entry.readers;
  return {
    name: chapter,
    pages: manualPages
      .filter((entry) => entry.chapter === chapter && readersOf(entry).includes(reader))
      .map(({ id }) => id),
  };
}

/** The parts of a person’s manual that hold something; games, area by area, come before what is good to know. */
export function contentsOf(person: Person): readonly Part[] {
  const reader = readerOf(person.role);
  const games = areasOf(person).map(({ subject }) => ({
    name: subject,
    pages: catalogue.filter((game) => game.subject === subject).map(({ id }) => gamePage(id)),
  }));
  return chapters
    .flatMap((chapter) => [...(chapter === 'more' ? games : []), ofChapter(chapter, reader)])
    .filter(({ pages }) => pages.length > 0);
}

/** The pages before and after a page; null at the ends, and where a person’s manual does not have it. */
export function besides(
  contents: readonly Part[],
  page: PageId,
): { readonly previous: PageId | null; readonly next: PageId | null } {
  const all = contents.flatMap(({ pages }) => pages);
  const place = all.indexOf(page);
  if (place < 0) return { previous: null, next: null };
  return { previous: all[place - 1] ?? null, next: all[place + 1] ?? null };
}

/** The parts of a game’s page by their anchors, in their order: those of a note, and what its room says. */
export const gameParts = ['how', 'trains', 'advice', 'exercises', 'settings', 'scoring'] as const;

export type GamePart = (typeof gameParts)[number];

/** Under which heading a sentence of a note stands. */
export const partOfNote: Readonly<Record<keyof GameNote, GamePart>> = {
  trains: 'trains',
  advice: 'advice',
  counts: 'scoring',
};
