import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, root } from '../command.ts';
import { scaffold, ScaffoldError } from './scaffold.ts';

/** A copy of what the scaffold writes to; packages are found through the repository's own node_modules. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  const keep = (path: string) => !path.includes('node_modules');
  cpSync(join(root, 'packages/games'), join(copy, 'packages/games'), { recursive: true, filter: keep });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');

test('a new game compiles and passes the conformance suite as it is', { timeout: 120_000 }, async () => {
  const files = scaffold(copy, { subject: 'memory', id: 'second-sight' });
  expect(files).toContain('packages/games/memory/second-sight/player.tsx');
  expect(files).toContain('packages/games/memory/second-sight/second-sight.test.ts');
  expect(read('apps/web/src/routes/_app/_plan/games/memory/second-sight.tsx')).toContain(
    'game="second-sight"',
  );
  expect(files.map(read).join('\n')).not.toMatch(/__[A-Z]+__/);

  const frozen = await command(['node', 'tools/freeze-games.ts', copy]);
  expect(frozen).toEqual({ code: 0, output: 'second-sight@1 is frozen\n' });
  for (const config of ['tsconfig.json', 'tsconfig.players.json']) {
    expect(await command(['tsc', '-p', join(copy, 'packages/games', config)])).toEqual({
      code: 0,
      output: '',
    });
  }
  const suite = await command([
    'vitest',
    'run',
    '--root',
    copy,
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
