import type { Board } from '@mindhero/engine/combination-search/board';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { BoardPicture } from './grid.tsx';
import type { Settings } from './settings.ts';
import classes from './player.module.css';

/** A board as these settings give it, with one find marked or all of them. */
export function Example({ item, whole = false }: ExampleProps<Settings, Board>) {
  const { t } = useTranslation('number-search');
  const places = whole ? item.places : item.places.slice(0, 1);
  return (
    <div className={classes.example}>
      <BoardPicture
        board={item}
        marks={places.map((cells) => ({ kind: 'found', cells }))}
        label={t('board', { rows: item.rows, columns: item.columns })}
      />
      {whole ? (
        <ul className={classes.combinations} aria-label={t('combinations')}>
          {item.combinations.map((combination) => (
            <li key={combination}>{combination}</li>
          ))}
        </ul>
      ) : (
        <span>{t('example', { digits: item.combinations[0] })}</span>
      )}
    </div>
  );
}
