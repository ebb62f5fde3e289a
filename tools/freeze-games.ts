/**
 * Adds to `packages/games/frozen.json` what each game's present version gives, if that version is not in it yet. What
 * is in it is never changed: stored plays depend on it. The conformance suite compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './command.ts';

// The scaffold's test freezes the games of a copy.
const games = join(process.argv[2] ?? root, 'packages/games');
const load = async <T>(file: string) => (await import(pathToFileURL(join(games, file)).href)) as T;
const rules = await load<typeof import('../packages/games/rules.ts')>('rules.ts');
const { frozenItems } = await load<typeof import('../packages/games/frozen.ts')>('frozen.ts');

const file = join(games, 'frozen.json');
const frozen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
for (const game of Object.values(rules.games)) {
  const key = `${game.id}@${game.version}`;
  if (key in frozen) continue;
  frozen[key] = frozenItems(game);
  console.log(`${key} is frozen`);
}
writeFileSync(file, `${JSON.stringify(frozen, null, 2)}\n`);
