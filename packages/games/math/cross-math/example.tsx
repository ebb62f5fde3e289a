import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { numberText } from '../number-text.ts';
import { BoardPicture } from './board.tsx';
import type { Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';
import classes from './player.module.css';

/** A puzzle as these settings give it, with its gaps, or with what belongs there. */
export function Example({ settings, item, whole = false }: ExampleProps<Settings, Puzzle>) {
  const { t, i18n } = useTranslation('cross-math');
  const number = (cell: number) => numberText(item.solution[cell] ?? 0, i18n.language);
  return (
    <div className={classes.example}>
      <BoardPicture
        puzzle={item}
        settings={settings}
        label={t('example', { count: item.hidden.length, equations: item.lines.length })}
        cell={(cell) =>
          item.hidden.includes(cell)
            ? { face: 'open', text: whole ? number(cell) : '' }
            : { face: 'given', text: number(cell) }
        }
      />
    </div>
  );
}
