/** `npm run new-game -- <subject> <id>`: a room that works, to be made into the new game. */
import { command, root } from './command.ts';
import { scaffold, ScaffoldError } from './new-game/scaffold.ts';

const [subject, id] = process.argv.slice(2);
if (subject === undefined || id === undefined) {
  console.error('Usage: npm run new-game -- <math|reading|memory> <id>');
  process.exit(1);
}
try {
  const files = scaffold(root, { subject, id });
  await command(['node', 'tools/freeze-games.ts']);
  await command(['oxfmt', 'packages/games']);
  console.log(
    `${files.join('\n')}\n\nThe game works. Make its rules your own, write its title in four languages,`,
  );
  console.log('and delete its frozen.json once before you freeze what it has become:');
  console.log('node tools/freeze-games.ts && npx vitest run packages/games');
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
