/** What a browser loads for some screens, told from the build alone; a journey compares the two for a game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogueEntry, catalogue } from '@mindhero/games/catalogue';
import { namespacesOf } from '@mindhero/games/strings';
import { togetherWith } from '../apps/web/src/strings/together.ts';
import { webFolder } from './build-web.ts';

/** Its texts are the longest, so screens are weighed in it. */
export const heaviestLanguage = 'uk';

const app = 'src/routes/_app.tsx';
const games = 'src/routes/_app/_plan/games/$.tsx';
const tasks = 'src/routes/_app/tasks/';
const component = 'tsr-split=component';
const scenes = 'src/entities/game/demonstration/scenes.tsx';

/** Texts of every screen. */
const always = ['common', 'errors', 'screens'];

/** Each route with what is asked of it, then the texts that it asks for. */
const taskScreens = [
  [`index.tsx?${component}`, 'tasks', 'lists', 'game_titles'],
  [`create.tsx?${component}---loader`, 'task_editor', 'play', 'rooms', 'trainings', 'game_titles'],
  [`$taskId.index.tsx?${component}---loader`, 'task_editor', 'play', 'rooms', 'trainings', 'game_titles'],
  [
    `$taskId.statistic.tsx?${component}---loader`,
    'task_results',
    'lists',
    'rooms',
    'trainings',
    'game_titles',
  ],
] as const;

/** A chunk as Vite's manifest describes it; `imports` and `dynamicImports` are keys of the manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Scripts and styles of each game's screen, as paths of the site, by the id of the game. */
export function gameFiles(): Map<string, Set<string>> {
  const build = readBuild();
  return new Map(catalogue.map((game) => [game.id, filesOf(game, build)]));
}

/** What a game's screen loads of its room once it is at rest, to show the game at work; a play needs the same. */
export function demonstrationFiles(game: CatalogueEntry): Set<string> {
  const build = readBuild();
  const { chunk, closure } = build;
  const rooms = roomsOf(game, closure(routesOf(build)));
  const late = [...closure(rooms.map(chunk))].flatMap(({ dynamicImports = [] }) => dynamicImports);
  return addressesOf(closure([scenes, ...late].map(chunk)));
}

/** Scripts and styles of the screens on which homework is written and looked after, by where their routes are. */
export function taskFiles(): Map<string, Set<string>> {
  const { start, chunk, closure } = readBuild();
  return new Map(
    taskScreens.map(([route, ...texts]) => {
      const screen = closure([chunk(`${app}?${component}`), ...start, chunk(`${tasks}${route}`)]);
      return [route, addressesOf([...screen, ...[...always, ...texts].map(textOf).map(chunk)])];
    }),
  );
}

/** What only games bring: their rooms and texts, which a task's statistics load to name what was played. */
export function filesOfGames(): Set<string> {
  const { start, chunk, closure } = readBuild();
  const frame = [...start, chunk(`${app}?${component}`)];
  const others = taskScreens.map(([route]) => chunk(`${tasks}${route}`));
  const screens = closure([...frame, chunk(`${games}?${component}`), ...others]);
  const own = catalogue.flatMap((game) => [...roomsOf(game, screens), ...textsOfRoom(game)].map(chunk));
  return addressesOf(closure(own)).difference(addressesOf(closure([...frame, ...others])));
}

/** What every screen loads a while after it has come, so that a play needs no network; with all that this imports. */
export function filesForLater(): Set<string> {
  const { closure, late } = readBuild();
  return addressesOf(closure(late));
}

/** Of these only what is asked for by itself: the rest a screen may need, too, and above all the start. */
export function askedForLater(): Set<string> {
  return addressesOf(readBuild().late);
}

/** What draws charts: it comes later than the screens that show them. */
export function chartFiles(): Set<string> {
  const { charts } = readBuild();
  return addressesOf(charts);
}

type Build = ReturnType<typeof readBuild>;

function readBuild() {
  const manifest = readFileSync(join(webFolder, '.vite', 'manifest.json'), 'utf8');
  const chunks = new Map(Object.entries(JSON.parse(manifest) as Readonly<Record<string, Chunk>>));
  const chunk = (key: string) => {
    const found = chunks.get(key);
    if (found === undefined) throw new Error(`The build has no ${key}`);
    return found;
  };
  return {
    start: [...chunks.values()].filter(({ name }) => name === 'start'),
    late: ['stock-up', 'app-on-device'].map((name) => chunk(`src/entities/play/offline/${name}.ts`)),
    charts: [...chunks].flatMap(([key, one]) => (/charts?\.tsx$/.test(key) ? one : [])),
    chunk,
    /** The chunks, and all that they import. */
    closure(chunks: Iterable<Chunk>): Set<Chunk> {
      const all = new Set(chunks);
      // The set grows while it is walked through, and the walk comes to what is added.
      for (const { imports = [] } of all) for (const key of imports) all.add(chunk(key));
      return all;
    },
  };
}

/** The start, the shell and the route; then the room and the texts that these ask for. What the room loads late is none of it. */
function filesOf(game: CatalogueEntry, build: Build): Set<string> {
  const { start, chunk, closure } = build;
  const screen = closure([...start, ...routesOf(build)]);
  return addressesOf(closure([...screen, ...[...roomsOf(game, screen), ...textsOf(game.path)].map(chunk)]));
}

function routesOf({ chunk }: Build): Chunk[] {
  return [`${app}?${component}`, `${games}?${component}`].map(chunk);
}

/** The key of its room, among what a screen may load. */
function roomsOf({ id, subject }: CatalogueEntry, screen: Iterable<Chunk>): string[] {
  const isRoom = (key: string) =>
    key.startsWith(`../../packages/games/${subject}/${id}/`) && key.endsWith('.tsx');
  const rooms = [...screen].flatMap(({ dynamicImports = [] }) => dynamicImports.filter(isRoom));
  if (rooms.length !== 1) throw new Error(`The screen of ${id} loads ${rooms.length} rooms`);
  return rooms;
}

function addressesOf(chunks: Iterable<Chunk>): Set<string> {
  return new Set([...chunks].flatMap(({ file, css = [] }) => [file, ...css]).map((file) => `/${file}`));
}

function textOf(name: string): string {
  if (name === 'rooms') return `../../packages/games/strings/${heaviestLanguage}.json`;
  if (name === 'trainings') return `../../packages/games/strings/trainings/${heaviestLanguage}.json`;
  if (name === 'game_titles') return `../../virtual:game-titles/${heaviestLanguage}.json`;
  const bundle = togetherWith(name);
  return `src/strings/${heaviestLanguage}/${bundle === undefined ? `${name}.json` : `${bundle}.ts`}`;
}

/** Those of every screen, those of every game, and those of the games that share the path. */
function textsOf(path: string): string[] {
  return [
    ...[...always, 'play', 'rooms', 'trainings', 'game_titles'].map(textOf),
    ...catalogue.filter((game) => game.path === path).flatMap(textsOfRoom),
  ];
}

function textsOfRoom({ subject, id }: CatalogueEntry): string[] {
  const folders = namespacesOf(id).map((name) =>
    name === 'transformations' ? 'reading/transform' : `${subject}/${name}`,
  );
  return folders.map((folder) => `../../packages/games/${folder}/strings/${heaviestLanguage}.json`);
}
