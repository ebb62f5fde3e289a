import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { command } from './command.ts';
import { scratchInMemory } from './scratch.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'scratch-'));
  vi.stubEnv('TMPDIR', process.env['TMPDIR']);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true });
});

test('where there is no such place or too little room, temporary files stay where the system puts them', () => {
  expect(scratchInMemory(join(place, 'missing'), 0)).toBeNull();
  expect(scratchInMemory(place, Infinity)).toBeNull();
});

test('what a killed run left is removed, what another run uses stays', () => {
  // No process has this number: Linux's largest is 2 to the 22nd.
  const abandoned = join(place, `mindhero-tests-${2 ** 22 + 1}`);
  const used = join(place, `mindhero-tests-${process.ppid}`);
  const foreign = join(place, 'something');
  for (const folder of [abandoned, used, foreign]) mkdirSync(folder);
  scratchInMemory(place, 0);
  expect([abandoned, used, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});

test('all that is started uses it, and it goes with the process', async () => {
  const code = `
    const { command } = await import('${import.meta.dirname}/command.ts');
    const { scratchInMemory } = await import('${import.meta.dirname}/scratch.ts');
    const folder = scratchInMemory('${place}', 0);
    const { output } = await command(['node', '--print', 'os.tmpdir() + fs.existsSync(os.tmpdir())']);
    console.log(JSON.stringify({ folder, used: output.trim() }));`;
  const { output } = await command(['node', '--input-type=module', '--eval', code]);
  const { folder, used } = JSON.parse(output) as Record<string, unknown>;
  expect(used).toBe(`${String(folder)}true`);
  expect(existsSync(String(folder))).toBe(false);
});
