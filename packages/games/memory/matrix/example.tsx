import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { PatternPicture } from './grid.tsx';
import type { Sample } from './sample.ts';
import type { Settings } from './settings.ts';
import classes from './player.module.css';

/** A pattern as it lights up, with how long it does. */
export function Example({ settings, item }: ExampleProps<Settings, Sample>) {
  const { t } = useTranslation('matrix');
  const text = t('example', { count: item.cells.length, seconds: settings.highlight_ms / 1000 });
  return (
    <div className={classes.example}>
      <PatternPicture
        gridSize={item.grid_size}
        tile={(cell) => (item.cells.includes(cell) ? 'lit' : 'hidden')}
        label={text}
      />
      <span aria-hidden>{text}</span>
    </div>
  );
}
