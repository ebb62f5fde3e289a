/** A line cut into pieces that can be turned where they stand. Pure. */
import { graphemes } from '@mindhero/engine/reading/words';

/** A line without spaces still has to break somewhere. */
const LONGEST = 12;

/** Words with what stands beside them, and the spaces between them; together they are the line. */
export function piecesOf(line: string): string[] {
  return line
    .split(/(\s+)/u)
    .filter((piece) => piece !== '')
    .flatMap((piece) => (piece.length > LONGEST ? graphemes(piece) : [piece]));
}
