import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeNames, themes } from '../themes.ts';
import { spriteOf } from './sprite.build.ts';

test.each(themeNames)(
  'the file of %s is what node tools/card-pictures.ts makes, with a picture for each name',
  (theme) => {
    const kept = readFileSync(join(import.meta.dirname, `${theme}.svg`), 'utf8');
    expect(kept).toBe(spriteOf(theme));
    expect([...kept.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)).toEqual([...themes[theme]]);
    // What a symbol refers to by an id of its own would be lost, or be another symbol's.
    expect(kept.replaceAll('<symbol id=', '')).not.toMatch(/\bid=|url\(|href=/);
  },
);

test('no two pictures of a theme are the same drawing', () => {
  for (const theme of themeNames) {
    const drawings = [...spriteOf(theme).matchAll(/viewBox="0 0 32 32">(.*)<\/symbol>/g)].map(
      ([, body]) => body,
    );
    expect(new Set(drawings).size).toBe(themes[theme].length);
  }
});
