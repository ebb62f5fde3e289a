import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'public');

interface Manifest {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;

/** Width and height as a PNG's own header says. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(folder, file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('has icons as large as it says', () => {
  const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180');
});

it('has all that browsers ask for before they offer to install', () => {
  const has = (sizes: string, purpose: string) =>
    manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
  expect([has('192x192', 'any'), has('512x512', 'any'), has('512x512', 'maskable')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(manifest).toMatchObject({ name: 'Mindhero', start_url: '/', display: 'standalone' });
});
