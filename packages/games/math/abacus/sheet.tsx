import { useTranslation } from 'react-i18next';
import type { SheetProps } from '../../player.ts';
import { BoardOnPaper } from '../board-on-paper.tsx';
import { CardSheet } from '../card-sheet.tsx';
import { numberText } from '../number-text.ts';
import { SumSheet } from '../sum-sheet.tsx';
import type { Item } from './rules.ts';
import type { AbacusSettings } from './settings.ts';
import sheet from '../sum-sheet.module.css';

type Props = SheetProps<AbacusSettings, Item>;

/** What is read off the beads, worked on them, or drawn on an empty board. */
export function Sheet({ settings, items, solved }: Props) {
  if (settings.mode === 'solve') return <SumSheet items={items} solved={solved} />;
  if (settings.mode === 'read') return <CardSheet items={items} solved={solved} />;
  return <BoardSheet settings={settings} items={items} solved={solved} />;
}

/** Numbers above empty boards, whose beads are to be coloured; or the boards as they should be. */
function BoardSheet({ settings, items, solved }: Props) {
  const { i18n } = useTranslation();
  return (
    <ol className={sheet.sums} data-solved>
      {items.map(({ answer }, index) => {
        const number = numberText(answer, i18n.language);
        return (
          <li key={index}>
            <output>{number}</output>
            <BoardOnPaper value={solved ? answer : 0} rods={settings.rods} label={number} />
          </li>
        );
      })}
    </ol>
  );
}
