/**
 * Cuts the letters that the four languages use every day out of the font, `node tools/cut-fonts.ts`, after the font's
 * package has changed. All others come from the package's own files, when one of them occurs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { everyday } from '../packages/ui/src/fonts/everyday.ts';
import { root } from './command.ts';

const folder = join(root, 'packages', 'ui');
const { resolve } = createRequire(join(folder, 'package.json'));

for (const [script, ranges] of Object.entries(everyday)) {
  const letters = ranges.flatMap(([from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  const whole = readFileSync(resolve(`@fontsource-variable/nunito/files/nunito-${script}-wght-normal.woff2`));
  // Fractions, ordinals and the like are drawn by nothing here; figures of one width stand in every table.
  const keepFeatures = ['kern', 'tnum'];
  const cut = await subsetFont(whole, letters.join(''), { targetFormat: 'woff2', keepFeatures });
  writeFileSync(join(folder, 'src', 'fonts', `nunito-${script}.woff2`), cut);
}
