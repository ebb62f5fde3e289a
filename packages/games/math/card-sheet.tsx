import { useTranslation } from 'react-i18next';
import type { SheetProps } from '../player.ts';
import { BoardOnPaper } from './board-on-paper.tsx';
import { numberText } from './number-text.ts';
import { cardRods } from './showing/look.ts';
import classes from './sum-sheet.module.css';

/** A bead card, and the number that it shows. */
interface Card {
  readonly answer: number;
}

/** Pictures of the abacus on paper, and room for the number below each. All of them have the same rods. */
export function CardSheet({ items, solved }: Pick<SheetProps<object, Card>, 'items' | 'solved'>) {
  const { t, i18n } = useTranslation('rooms');
  const rods = cardRods(items.map(({ answer }) => answer));
  return (
    <ol className={classes.sums} data-solved={solved || undefined}>
      {items.map(({ answer }, index) => (
        <li key={index}>
          {!solved && <BoardOnPaper value={answer} rods={rods} label={t('showing.number')} />}
          <output>{solved && numberText(answer, i18n.language)}</output>
        </li>
      ))}
    </ol>
  );
}
