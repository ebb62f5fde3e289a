/** The nearest whole number. What is a little less than nothing is 0: a result with −0 comes back from a log as another. */
export function whole(value: number): number {
  return Math.round(value) + 0;
}
