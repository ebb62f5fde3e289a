import type { Board } from '@mindhero/engine/combination-search/board';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../../player.ts';
import { BoardPicture } from './grid.tsx';
import type { Settings } from './settings.ts';
import classes from './player.module.css';

/** A board as these settings give it, with one find marked. */
export function Example({ item }: ExampleProps<Settings, Board>) {
  const { t } = useTranslation('number-search');
  const [place = []] = item.places;
  return (
    <div className={classes.example}>
      <BoardPicture
        board={item}
        marks={[{ kind: 'found', cells: place }]}
        label={t('board', { rows: item.rows, columns: item.columns })}
      />
      <span>{t('example', { digits: item.combinations[0] })}</span>
    </div>
  );
}
