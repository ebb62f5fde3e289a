/**
 * Cuts the letters that the four languages use every day out of the fonts, `node tools/cut-fonts.ts`, after the package of
 * one has changed. All others of the usual font come from the package's own files, when one of them occurs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { everyday } from '../packages/ui/src/fonts/everyday.ts';
import { root } from './command.ts';

const folder = join(root, 'packages', 'ui');
const { resolve } = createRequire(join(folder, 'package.json'));

/** Where the file of a script is, and what the cut one is called. */
const fonts = [
  (script: string) => [
    `@fontsource-variable/nunito/files/nunito-${script}-wght-normal.woff2`,
    `nunito-${script}`,
  ],
  (script: string) => [`@fontsource/andika/files/andika-${script}-400-normal.woff2`, `andika-${script}-400`],
  (script: string) => [`@fontsource/andika/files/andika-${script}-700-normal.woff2`, `andika-${script}-700`],
] as const;

for (const [script, ranges] of Object.entries(everyday)) {
  const letters = ranges.flatMap(([from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  for (const font of fonts) {
    const [file = '', name = ''] = font(script);
    // Fractions, ordinals and the like are drawn by nothing here; figures of one width stand in every table.
    const keepFeatures = ['kern', 'tnum'];
    const cut = await subsetFont(readFileSync(resolve(file)), letters.join(''), {
      targetFormat: 'woff2',
      keepFeatures,
    });
    writeFileSync(join(folder, 'src', 'fonts', `${name}.woff2`), cut);
  }
}
