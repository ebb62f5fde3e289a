import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataHeaders, securityHeaders } from '../src/platform/http/security-headers.ts';
import { type TestApp, testApp } from './app.ts';

const page = '<!doctype html><style>p{}</style><div id="app"></div>';

let webDir: string;
let server: TestApp;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'mindhero-web-'));
  await mkdir(join(webDir, 'assets'));
  await mkdir(join(webDir, '.vite'));
  await writeFile(join(webDir, 'index.html'), page);
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(webDir, '.vite', 'manifest.json'), '{}');
  await writeFile(join(webDir, 'assets', 'main-abc.js'), 'export {}');
  await writeFile(join(webDir, 'assets', 'main-abc.js.br'), brotliCompressSync('export {}'));
  server = await testApp({ webDir });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

test.each(['/', '/login', '/Games/Math/Columns/', '/students/5?tab=plays', '/error/404'])(
  '%s is the page',
  async (path) => {
    const answer = await server.call('GET', path);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  },
);

test.each(['/foo.bar', '/students/5.html', '//elsewhere.example', '/assetsandmore.x'])(
  '%s is the page for whoever wants a document',
  async (path) => {
    const answer = await server.call('GET', path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
  },
);

test.each(['/metrics', '/.git/config', '/debug/vars', '/server-status', '/actuator/env', '/admin'])(
  '%s is the page, too, and tells nothing of the server',
  async (path) => {
    const answer = await server.call('GET', path);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    for (const header of ['server', 'x-powered-by', 'via']) expect(answer.headers).not.toHaveProperty(header);
  },
);

test.each(['/%ff', '/%E0%A4%A'])('%s leads to the page of unknown paths', async (path) => {
  const answer = await server.call('GET', path, { headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/error/404']);
});

test('a part of a page carries what guards a part, a picture what guards a picture, and no more; all else carries all', async () => {
  const part = await server.call('GET', '/assets/main-abc.js');
  expect(part.headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(part.headers).not.toHaveProperty('content-security-policy');
  expect(JSON.stringify(part.headers).length).toBeLessThan(450);
  const picture = await server.call('GET', '/favicon.svg');
  expect(picture.headers).toMatchObject(dataHeaders);
  expect(JSON.stringify(picture.headers).length).toBeLessThan(500);
  for (const path of ['/', '/login', '/favicon.svg/', '/assets', '/nothing.js', '//assets/main-abc.js'])
    expect((await server.call('GET', path)).headers).toMatchObject({
      ...securityHeaders([]),
      'content-security-policy': expect.any(String) as string,
    });
});

test('of styles that stand in a page only those of the build are let in', async () => {
  const hash = createHash('sha256').update('p{}').digest('base64');
  for (const path of ['/', '/login', '/index.html', '/error/404']) {
    const { headers } = await server.call('GET', path);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  }
  const other = await server.call('GET', '/nothing.js');
  expect(other.headers['content-security-policy']).toContain("style-src 'self';");
});

test('hashed files are kept for ever and sent as the build compressed them', async () => {
  const answer = await server.call('GET', '/assets/main-abc.js', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export {}');
  const plain = await server.call('GET', '/assets/main-abc.js');
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['export {}', undefined]);
});

test('other files are asked for anew', async () => {
  const answer = await server.call('GET', '/favicon.svg');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/gone.js',
  '/assets/',
  '/gone.png',
  '/api/%ff',
  '/.vite/manifest.json',
  '/..%2f..%2fpackage.json',
  '/api/nothing/',
  '/API/nothing',
  '//api/v1/users/me/',
  // What others forget to close: settings, figures of the process, the sources of the web app.
  '/.env',
  '/assets/main-abc.js.map',
  '/assets/../package.json',
  '/api/metrics/',
  '/api/debug/',
  '/api/v1/',
])('%s is not found', async (path) => {
  const answer = await server.call('GET', path);
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
});
