import type { Example } from '@mindhero/engine/additive/examples';
import type { SheetProps } from '../../player.ts';
import { CardSheet } from '../card-sheet.tsx';
import { SumSheet } from '../sum-sheet.tsx';
import type { FlashSettings } from './settings.ts';

/** Paper shows everything at once: the numbers of a sum one below the other, or the pictures of the abacus. */
export function Sheet({ settings, items, solved }: SheetProps<FlashSettings, Example>) {
  const Items = settings.mode === 'cards' ? CardSheet : SumSheet;
  return <Items items={items} solved={solved} />;
}
