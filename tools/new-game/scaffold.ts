/** Makes a game's room from the template and enters the game into the catalogue. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { subjects } from '@mindhero/engine/subject';

const template = join(import.meta.dirname, 'template');

/** What the user asked for cannot be done; the message says why. */
export class ScaffoldError extends Error {}

export interface NewGame {
  readonly subject: string;
  /** Lower-case words joined by hyphens, as in the game's path. */
  readonly id: string;
}

/**
 * Writes the room and its entries below `root`, the repository or a copy of it.
 * @returns the written files, relative to `root`
 * @throws ScaffoldError before anything is written
 */
export function scaffold(root: string, { subject, id }: NewGame): string[] {
  const games = join(root, 'packages/games');
  const room = join(games, subject, id);
  if (!(subjects as readonly string[]).includes(subject)) {
    throw new ScaffoldError(`The subject is one of ${subjects.join(', ')}, not "${subject}".`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new ScaffoldError(`The id is made of lower-case words joined by hyphens, not "${id}".`);
  }
  if (existsSync(room) || readFileSync(join(games, 'catalogue.ts'), 'utf8').includes(`id: '${id}'`)) {
    throw new ScaffoldError(`There is a game "${id}" already.`);
  }
  const key = id.includes('-') ? `'${id}'` : id;
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
  const values = { ID: id, KEY: key, TITLE: title, SUBJECT: subject, PATH: `/games/${subject}/${id}` };
  const written = [...copyTemplate(room, values), enter(games, { subject, id })];
  return written.map((file) => file.slice(root.length + 1));
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/__([A-Z]+)__/g, (whole, key: string) => values[key] ?? whole);
}

function copyTemplate(room: string, values: Readonly<Record<string, string>>): string[] {
  mkdirSync(dirname(room), { recursive: true });
  cpSync(template, room, { recursive: true });
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => {
      const target = fill(file.replace(/\.template$/, ''), values);
      writeFileSync(file, fill(readFileSync(file, 'utf8'), values));
      renameSync(file, target);
      return target;
    });
}

/** Adds the game's line to the catalogue, after the others. */
function enter(games: string, { subject, id }: NewGame): string {
  const path = join(games, 'catalogue.ts');
  const text = readFileSync(path, 'utf8');
  const end = /^\] as const satisfies/m;
  if (!end.test(text)) throw new Error(`catalogue.ts has changed its form: nothing matches ${end}`);
  const line = `  { id: '${id}', subject: '${subject}', path: '/games/${subject}/${id}' },\n`;
  writeFileSync(
    path,
    text.replace(end, (found) => line + found),
  );
  return path;
}
