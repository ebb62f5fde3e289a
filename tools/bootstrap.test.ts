import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './command.ts';

/** A fresh clone of a project of one package, and an npm that talks while it installs that. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'fresh-clone-'));
  for (const folder of ['tools', 'path']) mkdirSync(join(clone, folder));
  copyFileSync(join(root, 'tools/bootstrap.mjs'), join(clone, 'tools/bootstrap.mjs'));
  const lock = { packages: { '': {}, 'node_modules/bead': { version: '1.0.0', integrity: 'sha512-x' } } };
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(clone, 'program.mjs'), 'console.log(JSON.stringify(process.argv.slice(2)));');
  writeFileSync(
    join(clone, 'path/npm'),
    `#!/bin/sh
echo "$@" >> asked
echo 'added 1 package'
mkdir -p node_modules/.bin
cp package-lock.json node_modules/.package-lock.json
ln -s '${process.execPath}' node_modules/.bin/node`,
  );
  chmodSync(join(clone, 'path/npm'), 0o755);
});
afterEach(() => rmSync(clone, { recursive: true }));

function run(...args: string[]) {
  const PATH = [join(clone, 'path'), process.env['PATH']].join(delimiter);
  return spawnSync(process.execPath, ['tools/bootstrap.mjs', ...args], {
    cwd: clone,
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
}

test('on a fresh clone standard output has what the program prints and nothing else', () => {
  const { status, stdout, stderr } = run('program.mjs', 'list', '--count');
  expect(stdout).toBe('["list","--count"]\n');
  expect(stderr).toContain('added 1 package');
  expect(status).toBe(0);
});

test('what is installed is not installed again, and a newer lock file is followed', () => {
  run('program.mjs');
  expect(run('program.mjs')).toMatchObject({ stdout: '[]\n', stderr: '' });
  const asked = () => readFileSync(join(clone, 'asked'), 'utf8').match(/^ci /gm)?.length;
  expect(asked()).toBe(1);
  const lock = readFileSync(join(clone, 'package-lock.json'), 'utf8');
  writeFileSync(join(clone, 'package-lock.json'), lock.replace('1.0.0', '1.1.0'));
  run('program.mjs');
  expect(asked()).toBe(2);
});

test('a program that does not exist is said, and nothing is run', () => {
  expect(run('nothing.ts')).toMatchObject({ status: 1, stdout: '' });
});
