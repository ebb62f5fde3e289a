import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, root } from '../command.ts';
import { scaffold, ScaffoldError } from './scaffold.ts';

/** A copy of the repository; libraries are found in the repository's own node_modules, our packages in the copy. */
let copy: string;

const ownLinks = { recursive: true, verbatimSymlinks: true };
const folders = ['apps', 'packages', 'tools', 'e2e', 'bench'];
const isSource = (path: string) => !/\/(node_modules|dist|\.[^/]*|test-results)$/.test(path);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  for (const folder of folders) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isSource });
  }
  for (const file of globSync(['*.ts', '*.json'], { cwd: root })) cpSync(join(root, file), join(copy, file));
  const libraries = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(libraries)) {
    if (name.startsWith('.')) continue;
    // The links of our own packages are relative, so that they lead into the copy.
    if (name === '@mindhero') cpSync(join(libraries, name), join(copy, 'node_modules', name), ownLinks);
    else symlinkSync(join(libraries, name), join(copy, 'node_modules', name));
  }
});

/** Whatever names every game, and of the tests that of the new one: the others know nothing of it. */
const projects = [
  'tsconfig.new-game.json',
  'packages/games/tsconfig.json',
  'packages/games/tsconfig.players.json',
  'apps/web',
];

afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

test('a new game compiles and passes the conformance suite as it is', async () => {
  const files = scaffold(copy, { subject: 'memory', id: 'second-sight' });
  expect(files).toContain('packages/games/memory/second-sight/player.tsx');
  expect(files).toContain('packages/games/memory/second-sight/second-sight.test.ts');
  const elsewhere = files.filter((file) => !file.startsWith('packages/games/memory/second-sight/'));
  expect(elsewhere).toEqual(['packages/games/catalogue.ts']);
  expect(files.map(read).join('\n')).not.toMatch(/__[A-Z]+__/);

  const frozen = await command(['node', 'tools/freeze-games.ts', copy]);
  expect(frozen).toEqual({ code: 0, output: 'second-sight@1 is frozen\n' });
  const own = { extends: './tsconfig.json', include: ['packages/games/memory/second-sight/*.test.ts'] };
  writeFileSync(join(copy, 'tsconfig.new-game.json'), JSON.stringify(own));
  const compiled = await Promise.all(
    projects.map((project) => command(['tsc', '-p', join(copy, project), '--checkers', '1'])),
  );
  expect(compiled.map(({ output }) => output)).toEqual(projects.map(() => ''));
  const suite = await command([
    'vitest',
    'run',
    '--root',
    copy,
    '--project',
    'packages',
    'packages/games/conformance.test.ts',
    'packages/games/memory/second-sight',
    '--testNamePattern',
    'second-sight|largest number|no number',
  ]);
  expect(suite.output).toMatch(/Tests .*passed/);
  expect(suite.code).toBe(0);
});

test.each([
  ['music', 'echo', 'The subject is one of math, reading, memory, not "music".'],
  ['memory', 'Echo', 'The id is made of lower-case words joined by hyphens, not "Echo".'],
  ['memory', '../echo', 'The id is made of lower-case words joined by hyphens, not "../echo".'],
  ['memory', 'matrix', 'There is a game "matrix" already.'],
  ['math', 'matrix', 'There is a game "matrix" already.'],
])('%s %s is refused', (subject, id, message) => {
  const before = read('packages/games/catalogue.ts');
  expect(() => scaffold(copy, { subject, id })).toThrow(new ScaffoldError(message));
  expect(read('packages/games/catalogue.ts')).toBe(before);
});
