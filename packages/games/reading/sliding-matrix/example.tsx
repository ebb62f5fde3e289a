import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { BoardPicture } from './board.tsx';
import { cellsAt } from './path.ts';
import type { Item } from './rules.ts';
import type { Settings } from './settings.ts';
import classes from './player.module.css';

/** A board with the window where something is to be seen; for the teacher, all of it. */
export function Example({ settings, item, whole = false }: ExampleProps<Settings, Item>) {
  const { t } = useTranslation('sliding-matrix');
  const word = item.target === null ? '' : (item.words[item.target] ?? '');
  const text = t(`example.${settings.task}`, { word });
  const places = item.path.filter(
    (place) => item.target === null || cellsAt(place, settings).includes(item.target),
  );
  const at = places[Math.floor(places.length / 2)] ?? 0;
  const seen = cellsAt(at, settings);
  return (
    <div className={classes.example}>
      <BoardPicture
        settings={settings}
        trial={item}
        language={null}
        look={(cell) => (whole || seen.includes(cell) ? 'seen' : 'covered')}
        at={at}
        label={text}
      />
      <span aria-hidden>{text}</span>
      {whole && item.question !== null && <span>{item.question.text}</span>}
    </div>
  );
}
