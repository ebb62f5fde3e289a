/** Rules about the source that no linter of ours knows, and what the security document says of it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './command.ts';

/** Files that are kept with the source, by a pattern of Git's. */
function tracked(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...patterns], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/test\//.test(file);
const ofServer = tracked('apps/server/src/*.ts', 'packages/contract/src/*.ts').filter(
  (file) => !isTest(file),
);
const saying = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(read(file)));

test('chance that keeps a secret comes from the system: nothing else of the server draws any', () => {
  expect(ofServer.length).toBeGreaterThan(300);
  // How long a refused transaction waits before it tries again.
  expect(saying(ofServer, /Math\.random/)).toEqual(['apps/server/src/platform/db/transaction.ts']);
});

test('no weak hash but where a payment provider asks for it', () => {
  expect(saying(ofServer, /create(Hash|Hmac)\(\s*['"`](md5|sha1)/i)).toEqual([
    'apps/server/src/entities/payments/way-for-pay.ts',
  ]);
});

test('no statement is put together of what somebody sent', () => {
  // Drizzle's `sql.raw` takes a text as it is: only for what stands in the source.
  const raw = saying(ofServer, /sql\.raw\(/);
  for (const file of raw) {
    const taken = [...read(file).matchAll(/sql\.raw\(([^;]*?)\)/gs)].map(([, what = '']) => what);
    expect([file, taken.filter((what) => /\b(body|query|params|request|headers)\b/.test(what))]).toEqual([
      file,
      [],
    ]);
  }
  // Of a text that PostgreSQL is given by hand, `sql` being what makes parameters.
  const byHand = /(?<!sql(?:<[^`]*>)?)`\s*(?:select|insert|update|delete|with)\b[^`]*`/gi;
  const ofRequests = /\$\{[^}]*\b(body|query|params|request|headers)[.[]/;
  const texts = ofServer.flatMap((file) => [...read(file).matchAll(byHand)].map(([text]) => text));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => ofRequests.test(text))).toEqual([]);
  expect(
    saying(ofServer, /\beval\(|new Function\(|child_process'/).filter(
      // What starts PostgreSQL's own programs, and this product again.
      (file) => !/embedded|demo|report|backup\/programs/.test(file),
    ),
  ).toEqual([]);
});

test('no secret lies in the repository', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bxox[baprs]-[A-Za-z0-9-]{10,}|\bsk_live_[A-Za-z0-9]{16,}/;
  const files = tracked(
    '*.ts',
    '*.tsx',
    '*.js',
    '*.mjs',
    '*.json',
    '*.md',
    '*.yml',
    '*.yaml',
    '*.sql',
    '*.sh',
    '.env*',
    '.npmrc',
  );
  expect(saying(files, secret)).toEqual([]);
  expect(tracked('.env', '*.pem', '*.key', '*.p12', '*.pfx', '*token-secret*')).toEqual([]);
});

test('the bill of materials names every package that server and web app ask for, without a network', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [, ...args] = (scripts['sbom'] ?? '').split(' ');
  const told = execFileSync('npm', [...args, '--offline'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const bill = JSON.parse(told.toString()) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly name: string;
      readonly version: string;
      readonly purl: string;
    }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  // One package may be there in several versions.
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  for (const app of ['server', 'web']) {
    const { dependencies } = JSON.parse(read(`apps/${app}/package.json`)) as {
      dependencies: Record<string, string>;
    };
    const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@mindhero/'));
    expect(foreign.length).toBeGreaterThan(10);
    const missing = foreign.filter(([name, version]) => !listed.has(`${name}@${version}`));
    expect(missing).toEqual([]);
  }
});

test('each test that the security document names is there, and each of its rows has one or a reason', () => {
  const text = read('docs/security.md');
  const rows = [...text.matchAll(/^\| (\d+) +\|(.*)\|$/gm)].map(([, number = '', rest = '']) => ({
    number: Number(number),
    rest,
  }));
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  const missing = rows.flatMap(({ number, rest }) => {
    const named = [...rest.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)];
    if (named.length === 0 && !/No test: /.test(rest)) return [`${number}: neither a test nor a reason`];
    return named
      .filter(([, file = '', name = '']) => !existsSync(join(root, file)) || !read(file).includes(name))
      .map(([, file, name]) => `${number}: ${file} has no “${name}”`);
  });
  expect(missing).toEqual([]);
});
