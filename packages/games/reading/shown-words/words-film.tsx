import type { CSSProperties, ReactNode, Ref } from 'react';
import { type Place, seenAt } from '../../film/slots.ts';
import classes from './words-film.module.css';

export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
}

/** Something that is seen for a while in a cell of the board. */
export type WordPicture =
  | { readonly kind: 'word'; readonly text: string; readonly cell: number }
  /** The word to look out for, with what is said of it. */
  | { readonly kind: 'target'; readonly text: string; readonly told: string; readonly cell: number }
  /** Covers what the eye keeps of a word. */
  | { readonly kind: 'mask'; readonly cell: number };

interface WordsFilmProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly board: BoardSize;
  readonly pictures: readonly WordPicture[];
  /** Of the words. */
  readonly language: string;
  /** What happens here, for a person who cannot see it. */
  readonly label: string;
  /** What is to be seen of it where no film runs. */
  readonly place?: Place | undefined;
}

/** The words are no shorter than this, so that their size changes little from round to round. */
const SHORTEST = 8;

/** Steady cells, and over them a mark for the eye, then every word at its place, none visible before the film runs. */
export function WordsFilm({ ref, board, pictures, language, label, place: seen }: WordsFilmProps) {
  const { rows, columns } = board;
  const at = (cell: number): CSSProperties => {
    const along = columns === 1 ? 50 : (100 * (cell % columns)) / (columns - 1);
    return { '--row': Math.floor(cell / columns), '--along': `${along}%` } as CSSProperties;
  };
  const longest = Math.max(SHORTEST, ...pictures.map((one) => ('text' in one ? one.text.length : 0)));
  return (
    <div
      className={classes.board}
      style={{ '--rows': rows, '--columns': columns, '--length': longest } as CSSProperties}
    >
      {Array.from({ length: rows * columns }, (_, cell) => (
        <i key={cell} className={classes.cell} />
      ))}
      <div ref={ref} className={classes.film} role="img" aria-label={label} lang={language} data-words>
        <div
          className={classes.picture}
          data-kind="mark"
          style={{ '--row': (rows - 1) / 2, '--along': '50%', ...seenAt(seen, 'mark') } as CSSProperties}
          aria-hidden
        >
          <i className={classes.mark} />
        </div>
        {pictures.map((picture, place) => (
          <div
            key={place}
            className={classes.picture}
            style={{ ...at(picture.cell), ...seenAt(seen, place) }}
            aria-hidden
          >
            {drawn(picture)}
          </div>
        ))}
      </div>
    </div>
  );
}

function drawn(picture: WordPicture): ReactNode {
  if (picture.kind === 'mask') return <i className={classes.mask} />;
  if (picture.kind === 'word') return picture.text;
  return (
    <span className={classes.target}>
      <small>{picture.told}</small>
      {picture.text}
    </span>
  );
}
