/** The board with the window over it: played, looked at in a replay, and as a picture. */
import { useLater } from '@mindhero/ui/later';
import { useSteady } from '@mindhero/ui/use-steady';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type CSSProperties, memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonGrid, type Cell, CellButton } from '../../grid/button-grid.tsx';
import { hyphenated } from './hyphenated.ts';
import type { Look } from './look.ts';
import type { Settings } from './settings.ts';
import type { Trial } from './trial.ts';
import { wordStyle } from './word-style.tsx';
import classes from './board.module.css';

interface BoardProps {
  readonly screen: RefObject<HTMLDivElement | null>;
  readonly settings: Settings;
  readonly trial: Trial;
  /** `EN`, or null where the words are of no language. */
  readonly language: string | null;
  /** What is to be said of it, beside its size. */
  readonly label?: string | undefined;
  /** Cells that are seen now, for a person who is told of them. */
  readonly told: readonly number[];
  readonly look: (cell: number) => Look;
  /** Where the window stands if no film moves it: its upper left cell. */
  readonly at: number | null;
  /** Null while nothing may be tapped. */
  readonly onTap: ((cell: number) => void) | null;
}

/** Words as buttons, named by what is seen of them and by their place. */
export function Board({ screen, settings, trial, language, label, told, look, at, onTap }: BoardProps) {
  const { t } = useTranslation('sliding-matrix');
  const { rows, columns, outside } = settings;
  const tap = useSteady((cell: number) => onTap?.(cell));
  // All cells say whether they may be tapped: that the tapped one answers is painted first.
  const isOpen = useLater(onTap !== null);
  return (
    <div
      ref={screen}
      className={classes.board}
      data-read="ground fitted"
      style={shapeOf(settings)}
      data-content={settings.content}
      lang={language?.toLowerCase()}
    >
      <ButtonGrid
        rows={rows}
        columns={columns}
        label={label ?? t('board', { rows, columns })}
        className={classes.grid}
        isOpen={onTap !== null}
      >
        {(place) => (
          <WordButton
            {...place}
            word={trial.words[place.cell] ?? ''}
            look={look(place.cell)}
            isTold={told.includes(place.cell)}
            isBlurred={outside === 'blurred'}
            isOpen={isOpen}
            onTap={tap}
          />
        )}
      </ButtonGrid>
      <span className={classes.window} style={standingAt(at, settings)} data-window aria-hidden />
    </div>
  );
}

/** Sizes that the style sheet needs: cells of the board, and of the window. */
function shapeOf({ rows, columns, window_columns, window_rows }: Settings): CSSProperties {
  const shape = { '--rows': rows, '--columns': columns, '--wide': window_columns, '--high': window_rows };
  return shape as CSSProperties;
}

interface WordButtonProps extends Cell {
  readonly word: string;
  readonly look: Look;
  readonly isTold: boolean;
  readonly isBlurred: boolean;
  readonly isOpen: boolean;
  readonly onTap: (cell: number) => void;
}

const WordButton = memo(function WordButton(props: WordButtonProps) {
  const { cell, row, column, isChosen, onChoose, word, look, isTold, isBlurred, isOpen, onTap } = props;
  const { t } = useTranslation('sliding-matrix');
  const isSeen = isTold || (look !== 'film' && look !== 'covered');
  const place = { row, column };
  const label = isSeen ? t('cell', { word, ...place }) : t('covered', place);
  const canTap = isOpen && word !== '';
  return (
    <CellButton
      cell={cell}
      isChosen={isChosen}
      onChoose={onChoose}
      aria-label={word === '' ? t('empty', place) : label}
      aria-disabled={!canTap}
      // The finger's landing is the answer; a click without a pointer comes from the keyboard.
      onPointerDown={(event) => canTap && event.isPrimary && event.button === 0 && onTap(cell)}
      onClick={(event) => canTap && event.detail === 0 && onTap(cell)}
    >
      <WordFace word={word} look={look} isBlurred={isBlurred} />
    </CellButton>
  );
});

interface WordFaceProps {
  readonly word: string;
  readonly look: Look;
  readonly isBlurred: boolean;
}

/** A cell as it is printed: what is seen of it outside the window, and over it what is seen within. */
function WordFace({ word, look, isBlurred }: WordFaceProps) {
  return (
    <span className={classes.cell} data-look={look} data-empty={word === '' || undefined}>
      {isBlurred && (
        <span className={classes.blurred} style={wordStyle(word)} aria-hidden>
          {hyphenated(word)}
        </span>
      )}
      <span className={classes.word} style={wordStyle(word)} data-word>
        {hyphenated(word)}
      </span>
      {look === 'right' && <IconCheck aria-hidden />}
      {look === 'wrong' && <IconX aria-hidden />}
    </span>
  );
}

interface PictureProps extends Pick<BoardProps, 'settings' | 'trial' | 'language' | 'look' | 'at'> {
  /** Says what is on it. */
  readonly label: string;
}

/** A small board that is only looked at. */
export function BoardPicture({ settings, trial, language, look, label, at }: PictureProps) {
  return (
    <div
      role="img"
      aria-label={label}
      data-read="ground fitted"
      className={`${classes.board} ${classes.picture}`}
      style={shapeOf(settings)}
      data-content={settings.content}
      lang={language?.toLowerCase()}
    >
      <div className={classes.cells}>
        {trial.words.map((word, cell) => (
          <WordFace key={cell} word={word} look={look(cell)} isBlurred={settings.outside === 'blurred'} />
        ))}
      </div>
      <span className={classes.window} style={standingAt(at, settings)} />
    </div>
  );
}

function standingAt(at: number | null, settings: Settings): CSSProperties | undefined {
  return at === null ? undefined : { opacity: 1, translate: placeInWindows(at, settings) };
}

/** How far the window is moved so that its upper left cell is this one, in its own size. */
export function placeInWindows(at: number, { columns, window_columns, window_rows }: Settings): string {
  const [row, column] = [Math.floor(at / columns), at % columns];
  return `${(100 * column) / window_columns}% ${(100 * row) / window_rows}%`;
}
