/** How able a student was at the end of a week, in percent. */
export interface AbilityWeek {
  /** Its Monday, YYYY-MM-DD. */
  readonly day: string;
  readonly ability: number;
  /** In which range it lies today; of the last week. */
  readonly least: number | null;
  readonly most: number | null;
}
