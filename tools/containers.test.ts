import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('linters find nothing in the containers, which no test can run', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const found = linter.lintFiles([join(root, 'compose.yaml')], false);
  expect(found.map(({ messages }) => messages)).toEqual([[]]);
});

test('no secrets and no backups get into the image', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', '*.dump', '*.backup']));
});

/** What the containers decide themselves, or have no use for. */
const left: Readonly<Record<string, string>> = {
  PORT: 'the port inside is the one that is published',
  HOST: 'everybody whom the container lets in',
  DATABASE_URL: 'put together of the password',
  DATA_DIR: 'nothing is kept there where the database is another',
  SANDBOX_PORT: 'a server for real use refuses it',
  WEB_DIR: 'the image has the web app',
  BACKUP_KEY: 'backups are made beside the containers',
  PG_BIN: 'backups are made beside the containers',
};

test('every variable that the README tells of reaches the server in its container', () => {
  const told = read('README.md')
    .split('\n')
    .map((line) => /^\| ((?:`[A-Z_]+`(?:, )?)+) +\|/.exec(line)?.[1] ?? '')
    .flatMap((names) => names.match(/[A-Z_]+/g) ?? []);
  expect(told.length).toBeGreaterThan(30);
  const given = new Set(
    [...read('compose.yaml').matchAll(/^ {6}([A-Z_]+): \$\{\1:/gm)].map(([, name = '']) => name),
  );
  expect(told.filter((name) => !given.has(name)).toSorted()).toEqual(Object.keys(left).toSorted());
});
