import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonGrid, type Cell, CellButton } from '../../grid/button-grid.tsx';
import { sizeOf } from './look.tsx';
import type { State } from './state.ts';
import classes from './table.module.css';

/** How a syllable is drawn. */
interface Look {
  readonly isWrong: boolean;
  readonly isOpen: boolean;
  /** Where its row is, if one row is read after the other. Then a mark can be taken back. */
  readonly at?: 'read' | 'current' | 'open';
}

interface TableButtonsProps {
  readonly state: State;
  readonly paused: boolean;
  readonly isOpen: boolean;
  /** Stays the same from one drawing to the next. */
  readonly onTap: (cell: number) => void;
  readonly lookOf: (cell: Cell) => Look;
}

/** The table, each of its syllables to be tapped. */
export function TableButtons({ state, paused, isOpen, onTap, lookOf }: TableButtonsProps) {
  const { t } = useTranslation('syllable');
  const [table] = state.items;
  const { rows, columns, cells } = table;
  return (
    <div
      className={classes.window}
      data-read="ground fitted"
      style={sizeOf(table)}
      lang={state.settings.language.toLowerCase()}
    >
      <ButtonGrid
        rows={rows}
        columns={columns}
        label={t('table', { rows, columns })}
        className={classes.grid}
        isOpen={isOpen}
      >
        {(place) => (
          <Syllable
            {...place}
            {...lookOf(place)}
            text={paused ? '' : (cells[place.cell] ?? '')}
            onTap={onTap}
          />
        )}
      </ButtonGrid>
    </div>
  );
}

interface SyllableProps extends Cell, Look {
  readonly text: string;
  readonly onTap: (cell: number) => void;
}

/** A tap changes two cells of a hundred at most, the end of a row two rows. */
const Syllable = memo(function Syllable(props: SyllableProps) {
  const { cell, row, column, isChosen, onChoose, text, isWrong, isOpen, at, onTap } = props;
  const { t } = useTranslation('syllable');
  const isMarked = at !== undefined && isWrong;
  return (
    <CellButton
      cell={cell}
      isChosen={isChosen}
      onChoose={onChoose}
      aria-label={t(isWrong && !isMarked ? 'cell_wrong' : 'cell', { syllable: text, row, column })}
      aria-pressed={at && isMarked}
      aria-disabled={!isOpen}
      onClick={() => onTap(cell)}
    >
      <span className={classes.tile} data-at={at} data-wrong={isWrong || undefined}>
        {text}
      </span>
    </CellButton>
  );
});
