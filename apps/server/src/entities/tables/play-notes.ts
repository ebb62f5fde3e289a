/** What files say about plays that are not as others. */
import type { PlayFlag } from '@mindhero/contract/play';
import type { Language } from '@mindhero/contract/user';
import { words } from '../../platform/tables/words.ts';

/** All flags in one cell; empty where there are none. */
export const toNote = (flags: readonly PlayFlag[], language: Language): string =>
  flags.map((flag) => words[language].note[flag]).join('; ');
