import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyday } from './fonts/everyday.ts';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

const chosenCss = readFileSync(new URL('read-look.css', import.meta.url), 'utf8');

/** The letters that a style sheet takes from a file. */
function lettersOf(file: string, sheet = css): Set<number> {
  const face = sheet.split('@font-face').find((one) => one.includes(file)) ?? '';
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  return expanded(ranges.map(([, from = '', to]) => [parseInt(from, 16), parseInt(to ?? from, 16)]));
}

function expanded(ranges: readonly (readonly [number, number?])[]): Set<number> {
  return new Set(
    ranges.flatMap(([from, to = from]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  );
}

test.each(['latin', 'cyrillic'] as const)(
  'the everyday letters of %s come from the small file, and no other does',
  (script) => {
    const small = lettersOf(`fonts/nunito-${script}.woff2`);
    expect(small).toEqual(expanded(everyday[script]));
    const others = lettersOf(`files/nunito-${script}-wght-normal.woff2`);
    expect(others.size).toBeGreaterThan(20);
    expect([...others].filter((letter) => small.has(letter))).toEqual([]);
  },
);

test.each(['latin', 'cyrillic'] as const)(
  'the everyday letters of %s are there in the clear font, too',
  (script) => {
    for (const weight of [400, 700])
      expect(lettersOf(`fonts/andika-${script}-${weight}.woff2`, chosenCss)).toEqual(
        expanded(everyday[script]),
      );
  },
);
