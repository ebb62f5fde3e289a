/**
 * `npm run -s game -- list` prints every game, one JSON object a line.
 * `npm run -s game -- sample <id> [--settings JSON] [--seed N] [--count K]` prints generated items, one a line.
 * What is played with a material (a text, a word list, a set of cards) takes an example of it.
 */
import { parseArgs } from 'node:util';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { generationMessages, readSettings, type SettingsIssue } from '@mindhero/engine/settings';
import { catalogue, type GameId, gameIds } from '@mindhero/games/catalogue';
import { withExamples } from '@mindhero/games/example-materials';
import { games } from '@mindhero/games/rules';

const USAGE = `Usage:
  npm run -s game -- list
  npm run -s game -- sample <id> [--settings JSON] [--seed N] [--count K]`;
const MOST_ITEMS = 10_000;

/** A mistake of whoever typed the command, or settings that give nothing: told without a stack. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

try {
  run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(args: readonly string[]): void {
  const { values, positionals } = read(args);
  const [command, id, ...rest] = positionals;
  if (command === 'list' && id === undefined) return list();
  if (command === 'sample' && id !== undefined && rest.length === 0) return sample(id, values);
  throw new CommandError(USAGE);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        settings: { type: 'string', default: '{}' },
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '1' },
      },
    });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function list(): void {
  for (const { id, subject, path } of catalogue) console.log(JSON.stringify({ id, subject, path }));
}

function sample(id: string, options: { settings: string; seed: string; count: string }): void {
  if (!isGame(id)) throw new CommandError(`There is no game "${id}". There are: ${gameIds.join(', ')}.`);
  // Settings that need a text, a word list or cards of one's own get an example of it.
  const game = withExamples(games[id]);
  const seed = wholeNumber('seed', options.seed, 0, MAX_SEED);
  const count = wholeNumber('count', options.count, 1, MOST_ITEMS);
  const read = readSettings(game, json(options.settings));
  if (!read.ok) throw new CommandError(read.issues.map(describe).join('\n'));
  for (const item of game.sample(read.settings, streams(seed), count)) console.log(JSON.stringify(item));
}

function isGame(id: string): id is GameId {
  return (gameIds as readonly string[]).includes(id);
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new CommandError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`--settings must be JSON, not "${text}".`);
  }
}

/** The specification's message on a line of its own where it has one, then the field at fault and a value that works. */
function describe({ path, code, params, suggestion }: SettingsIssue): string {
  const details = [
    ...Object.entries(params ?? {}).map(([name, value]) => `${name} ${value}`),
    ...(suggestion === undefined ? [] : [`try ${JSON.stringify(suggestion)}`]),
  ];
  const where = [path === '' ? 'settings' : path, ...details].join(', ');
  return code === 'impossible_configuration' || code === 'search_exhausted'
    ? `${generationMessages[code]}\n${where}`
    : `${code}: ${where}`;
}
