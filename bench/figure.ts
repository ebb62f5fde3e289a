/** One line of the benchmarks' table. Each part (`bench/engine.ts` and so on) exports `measure(): Promise<Figure[]>`. */
export interface Figure {
  /** What was measured, for example "columns examples per second". */
  readonly name: string;
  /** The figure with its unit, as it is printed. */
  readonly measured: string;
  /** What was to be reached, for example "≥ 20,000"; empty where the figure is only for comparison. */
  readonly target: string;
  /** Whether it was reached; null where there is no target. */
  readonly met: boolean | null;
}
