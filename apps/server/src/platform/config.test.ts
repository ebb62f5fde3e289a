import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

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

test('says who runs it and how long accounts may lie idle', async () => {
  const operator = { OPERATOR_NAME: 'School No. 7', OPERATOR_CONTACT: 'office@school7.example' };
  const { installation } = await readConfig({ DATA_DIR: dataDir, RETENTION_MONTHS: '12', ...operator });
  expect(installation).toEqual({
    retentionMonths: 12,
    operator: { name: 'School No. 7', contact: 'office@school7.example' },
  });
  expect((await readConfig({ DATA_DIR: dataDir })).installation).toEqual({
    retentionMonths: 24,
    operator: null,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['TOKEN_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['RETENTION_MONTHS', '0'],
  ['OPERATOR_NAME', 'A name without a contact'],
])('%s=%s is refused by name', async (name, value) => {
  await expect(readConfig({ DATA_DIR: dataDir, [name]: value })).rejects.toThrow(name);
});

test('a web folder that is named must hold the page', async () => {
  await expect(readConfig({ DATA_DIR: dataDir, WEB_DIR: dataDir })).rejects.toThrow('index.html');
});
