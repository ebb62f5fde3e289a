import { useFormats } from '../format.ts';

interface Counted {
  readonly count: number;
  /** The list goes on beyond what was counted. */
  readonly isLong: boolean;
}

/** How many rows a list has, as it is written: `57`, or `1,000+` of one that goes on. */
export function rowCount({ count, isLong }: Counted, number: (value: number) => string): string {
  return isLong ? `${number(count)}+` : number(count);
}

/** As `rowCount`, in the way of the interface's language. */
export function useRowCount(): (counted: Counted) => string {
  const { number } = useFormats();
  return (counted) => rowCount(counted, number);
}
