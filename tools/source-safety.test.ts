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

test('each hash names a strong algorithm where it is made, but where a payment provider asks for another', () => {
  const byAlgorithm = new Map<string, string[]>();
  for (const file of saying(ofServer, /\bcreateH(ash|mac)\(/)) {
    for (const [, named = ''] of read(file).matchAll(/\bcreateH(?:ash|mac)\(([^,)]*)/g))
      byAlgorithm.set(named, [...(byAlgorithm.get(named) ?? []), file]);
  }
  const { "'sha256'": strong = [], ...others } = Object.fromEntries(byAlgorithm);
  expect(strong.length).toBeGreaterThan(10);
  const payments = 'apps/server/src/entities/payments';
  expect(others).toEqual({
    "'sha3-256'": [`${payments}/liqpay.ts`],
    "'md5'": [`${payments}/way-for-pay.ts`],
  });
  // No other way to make one: of Node, of browsers, of packages.
  const ofNode =
    /\bimport \{[^}]*\b(hash|createSign|createVerify|scrypt\w*|pbkdf2\w*|webcrypto)\b[^}]*\} from 'node:crypto'/;
  expect(saying(ofServer, ofNode)).toEqual([]);
  expect(
    saying(ofServer, /^import [\w*][^{;]*'node:crypto'|crypto\.subtle|bcrypt|js-sha|crypto-js/m),
  ).toEqual([]);
});

test('what people type in secret is hashed by argon2 alone, each time at the same cost', () => {
  const hashing = saying(ofServer, /'@node-rs\/argon2'/);
  expect(hashing).toEqual(
    ['second-factor', 'passwords'].map((name) => `apps/server/src/platform/auth/${name}.ts`).toSorted(),
  );
  const calls = hashing.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w.]|interface[^}]*)hash\(([^;]*)/g)].map(([, call = '']) => call),
  );
  expect(calls.filter((call) => call.includes('passwordCost')).length).toBeGreaterThan(2);
  expect(calls.filter((call) => !call.includes('passwordCost'))).toEqual([]);
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

test('each field for a password is hidden, and tells managers which one it takes', () => {
  const screens = tracked('apps/web/src/*.tsx', 'packages/ui/src/*.tsx').filter((file) => !isTest(file));
  expect(saying(screens, /type=\{?[^>]*['"]password['"]/)).toEqual(['packages/ui/src/password-field.tsx']);
  const fields = saying(screens, /<PasswordField/).filter((file) => !file.includes('/gallery/'));
  expect(fields.length).toBeGreaterThan(5);
  const untold = fields.filter((file) => !/autoComplete[^\n]*['"](current|new)-password/.test(read(file)));
  expect(untold).toEqual([]);
  // No other one is asked for by a field that shows what is typed.
  const plain = /<(TextField|input)\b[^>]*(text|field)\(['"](\w*password|confirmation)['"]\)/;
  expect(saying(screens, plain)).toEqual([]);
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

/** A package as the lock file has it. */
interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: true;
  readonly dev?: true;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const locked = (JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> })
  .packages;

/** Where a package of this name lies for whoever asks for it in that folder, as Node looks for it. */
function placeOf(name: string, folder: string): string {
  const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  const found = locked[place];
  if (found !== undefined) return found.link ? (found.resolved ?? '') : place;
  if (folder === '') throw new Error(`${name} is not locked`);
  return placeOf(name, folder.slice(0, Math.max(0, folder.lastIndexOf('/'))));
}

/** Folders of all packages that one in this folder is made of, itself among them. */
function partsOf(folder: string, parts = new Set<string>()): ReadonlySet<string> {
  if (parts.has(folder)) return parts;
  parts.add(folder);
  for (const name of Object.keys(locked[folder]?.dependencies ?? {})) partsOf(placeOf(name, folder), parts);
  return parts;
}

test('the bill of materials names every package that server and web app are made of, without a network', () => {
  const { scripts } = JSON.parse(read('package.json')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const [, ...args] = (scripts['sbom'] ?? '').split(' ');
  const told = execFileSync('npm', [...args, '--offline'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const bill = JSON.parse(told.toString()) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly purl: string;
      readonly licenses?: readonly object[];
      readonly hashes?: readonly object[];
    }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const whole = bill.components.filter(({ licenses, hashes }) => licenses && hashes);
  const listed = new Set(whole.map(({ purl }) => decodeURIComponent(purl)));
  for (const app of ['apps/server', 'apps/web']) {
    const parts = [...partsOf(app)].filter((folder) => folder.includes('node_modules/'));
    expect(parts.length).toBeGreaterThan(50);
    const names = parts.map(
      (folder) => `pkg:npm/${folder.split('node_modules/').at(-1)}@${locked[folder]?.version}`,
    );
    expect(names.filter((name) => !listed.has(name))).toEqual([]);
  }
});

test('each package of the product comes from the public registry, and is what it was when it was chosen', () => {
  const foreign = Object.entries(locked).filter(
    ([folder, { link, dev }]) => folder.includes('node_modules/') && !link && !dev,
  );
  expect(foreign.length).toBeGreaterThan(300);
  const registry = 'https://registry.npmjs.org/';
  const strange = foreign.filter(
    ([, { resolved = registry, integrity = '' }]) =>
      !resolved.startsWith(registry) || !integrity.startsWith('sha512-'),
  );
  expect(strange.map(([folder]) => folder)).toEqual([]);
});

test('each test that the security document names is there, and each of its rows has one or a reason', () => {
  const text = read('docs/security.md');
  const rows = [...text.matchAll(/^\| (\d+) +\|(.*)\|$/gm)].map(([, number = '', rest = '']) => ({
    number: Number(number),
    rest,
  }));
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  const missing = rows.flatMap(({ number, rest }) => {
    const named = [...rest.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: (“[^”]+”(?:, “[^”]+”)*)/g)].flatMap(
      ([, file = '', names = '']) =>
        [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ file, name })),
    );
    if (named.length === 0 && !/No test: /.test(rest)) return [`${number}: neither a test nor a reason`];
    return named
      .filter(({ file, name }) => !existsSync(join(root, file)) || !read(file).includes(name))
      .map(({ file, name }) => `${number}: ${file} has no “${name}”`);
  });
  expect(missing).toEqual([]);
});
