/** Makes a game's room from the template and enters the game into the lists that name every game. */
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
import { subjects } from '@mindhero/engine/play';

const template = join(import.meta.dirname, 'template');
const languages = ['en', 'de', 'ru', 'uk'];

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
  const name = id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const values = { ID: id, NAME: name, SUBJECT: subject, PATH: `/games/${subject}/${id}` };
  const written = [
    ...copyTemplate(room, values),
    ...enter(games, { subject, id, name }),
    writeRoute(root, subject, id),
  ];
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

/** Adds the game's line to each list; a list is recognised by how it begins and ends. */
function enter(games: string, { subject, id, name }: NewGame & { readonly name: string }): string[] {
  const key = id === name ? id : `'${id}'`;
  const folder = `./${subject}/${id}`;
  const edit = (file: string, ...lines: [anchor: RegExp, line: string][]) => {
    const path = join(games, file);
    let text = readFileSync(path, 'utf8');
    for (const [anchor, line] of lines) {
      if (!anchor.test(text)) throw new Error(`${file} has changed its form: nothing matches ${anchor}`);
      text = text.replace(anchor, (found) => line + found);
    }
    writeFileSync(path, text);
    return path;
  };
  return [
    edit('catalogue.ts', [
      /^\] as const satisfies/m,
      `  { id: '${id}', subject: '${subject}', path: '/games/${subject}/${id}' },\n`,
    ]),
    edit(
      'rules.ts',
      [/^\nexport const games/m, `import { ${name} } from '${folder}/rules.ts';\n`],
      [/^\};/m, `  ${id === name ? name : `${key}: ${name}`},\n`],
    ),
    edit('players.ts', [
      /^\} satisfies/m,
      `  ${key}: async () => (await import('${folder}/room.tsx')).room,\n`,
    ]),
    edit(
      'strings.ts',
      [/^ {2}\}\n\}/m, `    ${key}: typeof import('${folder}/strings/en.json');\n`],
      [/^\};/m, `  ${key}: (language) => import(\`${folder}/strings/\${language}.json\`),\n`],
    ),
    ...languages.map((language) => enterTitle(join(games, `strings/${language}.json`), id)),
  ];
}

/** The title and the line below it are to be written in each language; until then the id stands there. */
function enterTitle(path: string, id: string): string {
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<'title' | 'tagline', Record<string, string>>;
  const title = id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
  texts.title[id] = title;
  texts.tagline[id] = title;
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
  return path;
}

/** The game's screen; takes the place of the one that said that it is not built yet. */
function writeRoute(root: string, subject: string, id: string): string {
  const path = join(root, `apps/web/src/routes/_app/_plan/games/${subject}/${id}.tsx`);
  mkdirSync(dirname(path), { recursive: true });
  const text = `import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/${subject}/${id}')({
  staticData: { name: '${id}' },
  loader: withTexts('play', 'rooms', '${id}'),
  component: () => <GameScreen game="${id}" />,
});
`;
  writeFileSync(path, text);
  return path;
}
