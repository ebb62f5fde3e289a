/** Files as lines of cells, whatever wrote them. */

export interface TableLine {
  /** Where it begins; the first line of a file is 1. */
  readonly line: number;
  /** Without spaces around them and without what guards formulas. */
  readonly cells: readonly string[];
  /** The places of those that a spreadsheet would run, since nothing guards them. */
  readonly formulas: readonly number[];
}

export interface Limits {
  readonly columns: number;
  /** With the header. */
  readonly lines: number;
}
