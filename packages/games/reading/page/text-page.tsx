import type { TextKind } from '@mindhero/engine/reading/choice';
import type { ShownImage } from '@mindhero/engine/reading/material';
import { paragraphsOf, type Span } from '@mindhero/engine/reading/paragraphs';
import { type ComponentType, type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { withGaps } from './gaps.tsx';
import { piecesOf } from './pieces.ts';
import type { RulerProps } from './ruler.tsx';
import classes from './text-page.module.css';

/** What is read of a text. */
export interface PageText {
  /** `EN`. */
  readonly language: string;
  readonly layout: TextKind;
  readonly body: string;
  readonly picture: (ShownImage & { readonly width?: number; readonly height?: number }) | null;
}

/** Draws a line from one of its places to another, as it stands on the page. */
export type DrawPart = (line: Span, from: number, to: number) => ReactNode;

type RenderWithin = (lines: (draw: (line: Span) => ReactNode) => ReactNode, drawPart: DrawPart) => ReactNode;

export interface TextPageProps {
  readonly text: PageText;
  /** Of the letters, in pixels; those of the design if left out. */
  readonly fontSize?: number;
  /** Draws each line in another way, within something of its own; only a play needs that, so it comes with it. */
  readonly renderWithin?: RenderWithin;
  /** A piece of the body that stands out. */
  readonly marked?: Span | null;
  /** Each word is a box of its own, which a style of whoever shows the text can turn: `data-piece`. */
  readonly inPieces?: boolean;
  /** Whoever reads with a ruler gets it here: where a text is read, not where a piece of it is shown. So it comes with that. */
  readonly Ruler?: ComponentType<RulerProps>;
}

/**
 * A text as it is read, wherever it is: its picture and its paragraphs, laid out by what it is. It has no ground and no
 * colour of its own, and fills the width that it gets up to that of a comfortable line.
 */
export function TextPage({
  text,
  fontSize,
  renderWithin,
  marked = null,
  inPieces = false,
  Ruler,
}: TextPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const { language, layout, body, picture } = text;
  const style = fontSize === undefined ? undefined : ({ '--letters': `${fontSize}px` } as CSSProperties);
  const lines = (draw: (line: Span) => ReactNode) =>
    paragraphsOf(body).map((paragraph, index) => (
      <p key={index}>
        {paragraph.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {draw(line)}
          </Fragment>
        ))}
      </p>
    ));
  const drawPart: DrawPart = (line, from, to) =>
    inPieces ? <Pieces line={line.text} from={from} to={to} /> : withGaps(line.text.slice(from, to));
  return (
    <div
      ref={page}
      className={classes.page}
      data-read="ground"
      data-layout={layout}
      lang={language.toLowerCase()}
      style={style}
    >
      {Ruler !== undefined && <Ruler page={page} marked={marked?.start} />}
      {picture !== null && (
        <img
          src={picture.address}
          alt={picture.alternative}
          width={picture.width}
          height={picture.height}
          className={classes.picture}
        />
      )}
      {renderWithin?.(lines, drawPart) ??
        lines((line) =>
          inPieces ? drawPart(line, 0, line.text.length) : <Marked line={line} marked={marked} />,
        )}
    </div>
  );
}

interface PiecesProps {
  readonly line: string;
  readonly from: number;
  readonly to: number;
}

/** They are those of the whole line, also where only a part of it is drawn. */
function Pieces({ line, from, to }: PiecesProps) {
  let end = 0;
  return piecesOf(line).map((whole, index) => {
    const start = end;
    end += whole.length;
    const piece = line.slice(Math.max(start, from), Math.max(Math.min(end, to), from));
    return piece.trim() === '' ? (
      piece
    ) : (
      <span key={index} data-piece>
        {withGaps(piece)}
      </span>
    );
  });
}

/** A line, what of it is marked standing out. */
function Marked({ line: { text, start }, marked }: { readonly line: Span; readonly marked: Span | null }) {
  if (marked === null) return withGaps(text);
  const from = Math.max(0, marked.start - start);
  const to = Math.min(text.length, marked.start + marked.text.length - start);
  if (from >= to) return text;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
