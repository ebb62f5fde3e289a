/**
 * Adds to the `frozen.json` of each room what the game's present version gives, if that version is not in it yet. What
 * is in it is never changed: stored plays depend on it. The conformance suite compares.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './command.ts';

// The scaffold's test freezes the games of a copy.
const folder = join(process.argv[2] ?? root, 'packages/games');
const load = async <T>(file: string) => (await import(pathToFileURL(join(folder, file)).href)) as T;
const { games } = await load<typeof import('../packages/games/rules.ts')>('rules.ts');
const { frozenItems } = await load<typeof import('../packages/games/frozen.ts')>('frozen.ts');

for (const game of Object.values(games)) {
  const file = join(folder, game.subject, game.id, 'frozen.json');
  const frozen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  if (game.version in frozen) continue;
  frozen[game.version] = frozenItems(game);
  writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`);
  console.log(`${game.id}@${game.version} is frozen`);
}
