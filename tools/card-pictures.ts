/** Writes the pictures of the card flip anew: `node tools/card-pictures.ts`, after a theme has changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spriteOf } from '../packages/games/memory/cards/pictures/sprite.build.ts';
import { themeNames } from '../packages/games/memory/cards/themes.ts';
import { root } from './command.ts';

const folder = join(root, 'packages/games/memory/cards/pictures');
for (const theme of themeNames) writeFileSync(join(folder, `${theme}.svg`), spriteOf(theme));
