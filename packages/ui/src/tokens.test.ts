/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** Colours that a block of the sheet declares. */
function colours(block: string): Record<string, string> {
  const found = [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const [, light = '', dark = ''] =
  /:root \{(.*?)\n\}.*?\[data-scheme='dark'\] \{(.*?)\n\}/s.exec(source) ?? [];
const themes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };
const hues = ['brand', 'math', 'reading', 'memory', 'right', 'wrong', 'gold', 'info'];
const grounds = ['paper', 'surface'];

describe.each(Object.entries(themes))('colours of the %s theme', (_, theme) => {
  const ratio = (one: string, other: string) => contrast(theme[one] ?? '#000000', theme[other] ?? '#000000');

  test.each([
    ...grounds.flatMap((ground) => [
      ['ink', ground],
      ['muted', ground],
    ]),
    ...hues.flatMap((hue) => [`${hue}-soft`, ...grounds].map((ground) => [`${hue}-deep`, ground])),
    ...['brand', 'math', 'reading', 'memory'].map((area) => [`${area}-on`, area]),
    ...hues.map((hue) => ['ink', `${hue}-soft`]),
    ...hues.map((hue) => ['muted', `${hue}-soft`]),
  ])('%s can be read on %s', (text = '', ground = '') => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...grounds.map((ground) => ['control', ground]), ['right', 'surface'], ['wrong', 'surface']])(
    '%s can be told from %s',
    (control = '', ground = '') => {
      expect(ratio(control, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the colours in which somebody chose to read', () => {
  const chosen = readFileSync(new URL('read-look.css', import.meta.url), 'utf8');
  const blocks = [...chosen.matchAll(/\[data-read-contrast='(\w+)'\] \{(.*?)\n\}/gs)];
  const looks = blocks.map(([, name = '', block = '']) => [name, colours(block)] as const);

  test('are three', () => {
    expect(looks.map(([name]) => name)).toEqual(['black_on_white', 'white_on_black', 'yellow_on_black']);
  });

  test.each(looks)('%s: ink and focus letter can be read, and told from each other', (_, look) => {
    const { 'read-ground': ground = '', 'read-ink': ink = '', 'read-focus': focus = '' } = look;
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(focus, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(focus, ink)).toBeGreaterThanOrEqual(3);
  });
});
