import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWeb, isBuilt } from './build-web.ts';

let place: string;
let folder: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'mindhero-web-'));
  folder = join(place, 'dist');
});
afterEach(() => rmSync(place, { recursive: true }));

/** A bundler that empties the folder as Vite does, has written one of two files, and goes on when it is told. */
function slowBundler(name: string) {
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const bundle = async (into: string) => {
    for (const old of readdirSync(into)) rmSync(join(into, old));
    writeFileSync(join(into, 'index.html'), name);
    started.resolve();
    await gate.promise;
    writeFileSync(join(into, `${name}.js`), name);
  };
  return { bundle, started: started.promise, goOn: gate.resolve, giveUp: gate.reject };
}

const files = () => readdirSync(folder).toSorted();

test('of two builds at the same time each is whole once it is there, whichever ends first', async () => {
  const first = slowBundler('first');
  const second = slowBundler('second');
  const builds = [buildWeb(folder, first.bundle), buildWeb(folder, second.bundle)];
  await Promise.all([first.started, second.started]);
  expect(isBuilt(folder)).toBe(false);
  second.goOn();
  await builds[1];
  expect([files(), isBuilt(folder)]).toEqual([['.sources', 'index.html', 'second.js'], true]);
  first.goOn();
  await builds[0];
  expect([files(), isBuilt(folder)]).toEqual([['.sources', 'first.js', 'index.html'], true]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('first');
  expect(readdirSync(place)).toEqual(['dist']);
});

test('a build that fails leaves the one before as it is, and nothing else behind', async () => {
  const before = slowBundler('before');
  before.goOn();
  await buildWeb(folder, before.bundle);
  const broken = slowBundler('broken');
  const build = buildWeb(folder, broken.bundle);
  await broken.started;
  broken.giveUp(new Error('The web app does not build'));
  await expect(build).rejects.toThrow('does not build');
  expect([files(), readdirSync(place)]).toEqual([['.sources', 'before.js', 'index.html'], ['dist']]);
});
