import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { numberText } from '../number-text.ts';
import { BoardPicture } from './board.tsx';
import type { Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';
import classes from './player.module.css';

/** A puzzle as these settings give it, with its gaps. */
export function Example({ settings, item }: ExampleProps<Settings, Puzzle>) {
  const { t, i18n } = useTranslation('cross-math');
  return (
    <div className={classes.example}>
      <BoardPicture
        puzzle={item}
        settings={settings}
        label={t('example', { count: item.hidden.length, equations: item.lines.length })}
        cell={(cell) =>
          item.hidden.includes(cell)
            ? { face: 'open', text: '' }
            : { face: 'given', text: numberText(item.solution[cell] ?? 0, i18n.language) }
        }
      />
    </div>
  );
}
