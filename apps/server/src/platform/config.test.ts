import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { plainInstallation } from './installation.ts';
import { nothingToPayBy } from './payment-config.ts';

const secret = 'a secret of more than thirty-two characters';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mindhero-config-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('an installation of its own makes its secret once, for its eyes only', async () => {
  const first = await readConfig({ DATA_DIR: dataDir });
  const second = await readConfig({ DATA_DIR: dataDir, DATABASE_URL: '' });
  expect(first.tokenSecret.length).toBeGreaterThanOrEqual(32);
  expect(second.tokenSecret).toBe(first.tokenSecret);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o077).toBe(0);
  expect(first).toMatchObject({ port: 3000, host: '0.0.0.0', databaseUrl: undefined, logLevel: 'info' });
});

test('with a database of somebody’s the secret must be given', async () => {
  const DATABASE_URL = 'postgresql://somewhere/mindhero';
  await expect(readConfig({ DATABASE_URL, DATA_DIR: dataDir })).rejects.toThrow('TOKEN_SECRET');
  const config = await readConfig({ DATABASE_URL, DATA_DIR: dataDir, TOKEN_SECRET: secret });
  expect(config).toMatchObject({ databaseUrl: DATABASE_URL, tokenSecret: secret });
});

test('asks a second factor of whom the operator names, and keeps its secrets under a key of their own where one is given', async () => {
  const own = { DATABASE_URL: 'postgres://x', TOKEN_SECRET: 's'.repeat(32) };
  const plain = await readConfig(own);
  expect(plain.installation.secondFactorRoles).toEqual([]);
  expect(plain.secondFactorSecret).toBe(own.TOKEN_SECRET);
  const strict = await readConfig({
    ...own,
    REQUIRE_SECOND_FACTOR: 'administrators',
    SECOND_FACTOR_SECRET: 'f'.repeat(32),
  });
  expect(strict.installation.secondFactorRoles).toEqual(['ADMIN']);
  expect(strict.secondFactorSecret).toBe('f'.repeat(32));
  const all = await readConfig({ ...own, REQUIRE_SECOND_FACTOR: 'staff' });
  expect(all.installation.secondFactorRoles).toEqual(['ADMIN', 'DIRECTOR', 'TEACHER']);
  await expect(
    readConfig({ ...own, REQUIRE_SECOND_FACTOR: 'everybody', SECOND_FACTOR_SECRET: 'short' }),
  ).rejects.toThrow(
    /^These environment variables have values that cannot be used: SECOND_FACTOR_SECRET, REQUIRE_SECOND_FACTOR$/,
  );
});

test('says who runs it and how long accounts may lie idle', async () => {
  const operator = { OPERATOR_NAME: 'School No. 7', OPERATOR_CONTACT: 'office@school7.example' };
  const { installation } = await readConfig({ DATA_DIR: dataDir, RETENTION_MONTHS: '12', ...operator });
  expect(installation).toMatchObject({
    retentionMonths: 12,
    operator: { name: 'School No. 7', contact: 'office@school7.example' },
  });
  expect((await readConfig({ DATA_DIR: dataDir })).installation).toEqual(plainInstallation);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['TOKEN_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['RETENTION_MONTHS', '0'],
  ['PUBLIC_URL', 'school.example'],
  ['PUBLIC_URL', 'https://school.example/mindhero'],
  ['PUBLIC_URL', 'ftp://school.example'],
  ['SANDBOX_PORT', 'nowhere'],
  ['INVOICE_IBAN', 'UA213223130000026007233566002'],
  ['INVOICE_IBAN', 'UA21'],
  ['INVOICE_CODE', '123'],
  ['INVOICE_DAYS', '0'],
  ['OPERATOR_NAME', 'A name without a contact'],
  ['WEB_CONCURRENCY', '0'],
  ['METRICS_PORT', '70000'],
  ['METRICS_PORT', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is refused by name', async (name, value) => {
  await expect(readConfig({ DATA_DIR: dataDir, [name]: value })).rejects.toThrow(name);
});

const liqPay = { LIQPAY_PUBLIC_KEY: 'i0', LIQPAY_PRIVATE_KEY: 'a4' };
const wayForPay = {
  WAYFORPAY_MERCHANT_ACCOUNT: 'school',
  WAYFORPAY_MERCHANT_DOMAIN: 'school.example',
  WAYFORPAY_SECRET_KEY: 'f3',
};
const invoices = {
  INVOICE_RECIPIENT: 'ФОП Коваленко',
  INVOICE_IBAN: 'UA21 3223 1300 0002 6007 2335 66001',
  INVOICE_CODE: '12345678',
};
const PUBLIC_URL = 'https://school.example/';

test('says by whom it is paid; nobody pays where nothing is said', async () => {
  const { payments, installation } = await readConfig({
    DATA_DIR: dataDir,
    ...liqPay,
    ...wayForPay,
    ...invoices,
    PUBLIC_URL,
    INVOICE_DAYS: '7',
  });
  expect(payments).toEqual({
    liqPay: { publicKey: 'i0', privateKey: 'a4' },
    wayForPay: { merchantAccount: 'school', merchantDomain: 'school.example', secretKey: 'f3' },
    sandbox: null,
  });
  expect(installation).toMatchObject({
    publicUrl: 'https://school.example',
    payee: { name: 'ФОП Коваленко', iban: 'UA213223130000026007233566001', code: '12345678', days: 7 },
  });
  const plain = await readConfig({ DATA_DIR: dataDir, PORT: '4000', LIQPAY_PUBLIC_KEY: '' });
  expect(plain.payments).toEqual(nothingToPayBy);
  expect(plain.installation).toMatchObject({ payee: null, publicUrl: null });
});

test('one process serves, and nobody looks, unless it is said', async () => {
  const plain = await readConfig({ DATA_DIR: dataDir });
  expect([plain.processes, plain.telemetry]).toEqual([1, undefined]);
  const { processes, telemetry } = await readConfig({
    DATA_DIR: dataDir,
    WEB_CONCURRENCY: '4',
    METRICS_PORT: '9464',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  expect(processes).toBe(4);
  expect(telemetry).toEqual({
    endpoint: 'http://collector:4318',
    share: 0.1,
    metricsAt: { host: '127.0.0.1', port: 9464 },
  });
});

test.each([
  ['3000', '1', 'the port 3000:'],
  ['2998', '4', 'the ports 2998 to 3001,'],
  ['65534', '3', 'the ports 65534 to 65536,'],
])(
  'METRICS_PORT %s is refused for %s processes, with the ports that it would mean',
  async (port, count, said) => {
    const reading = readConfig({ DATA_DIR: dataDir, METRICS_PORT: port, WEB_CONCURRENCY: count });
    await expect(reading).rejects.toThrow(`METRICS_PORT means ${said}`);
  },
);

test('nobody serves for real with a sandbox', async () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SANDBOX_PORT: '3009', PORT: '0' };
  const started = promisify(execFile)(process.execPath, [main], { env });
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SANDBOX_PORT must/),
  });
});

test('the sandbox is for the embedded database alone', async () => {
  const SANDBOX_PORT = '3009';
  const config = await readConfig({ DATA_DIR: dataDir, SANDBOX_PORT });
  // The variable alone leads to none.
  expect(config).toMatchObject({ sandboxPort: 3009, payments: { sandbox: null } });
  const real = { DATABASE_URL: 'postgresql://somewhere/mindhero', TOKEN_SECRET: secret };
  await expect(readConfig({ DATA_DIR: dataDir, SANDBOX_PORT, ...real })).rejects.toThrow('SANDBOX_PORT');
});

const halves = [
  ...Object.keys(liqPay).map((name) => [name, { ...liqPay, PUBLIC_URL }]),
  ...Object.keys(wayForPay).map((name) => [name, { ...wayForPay, PUBLIC_URL }]),
  ...Object.keys(invoices).map((name) => [name, invoices]),
  ['PUBLIC_URL', { ...liqPay, PUBLIC_URL }],
  ['PUBLIC_URL', { ...wayForPay, PUBLIC_URL }],
] as [string, Record<string, string>][];

test.each(halves)('without %s the others are refused in a line that names it', async (name, all) => {
  await expect(readConfig({ DATA_DIR: dataDir, ...all })).resolves.toBeDefined();
  const { [name]: _, ...rest } = all;
  const refusal = await readConfig({ DATA_DIR: dataDir, ...rest }).catch(String);
  expect(refusal).toContain(`${name} must be given`);
  expect(refusal).not.toContain('\n');
});

test('a web folder that is named must hold the page', async () => {
  await expect(readConfig({ DATA_DIR: dataDir, WEB_DIR: dataDir })).rejects.toThrow('index.html');
});
