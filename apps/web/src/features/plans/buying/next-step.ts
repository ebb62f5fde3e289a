/** From how many on a discount begins, and how large it is, in basis points. */
interface Step {
  readonly from: number;
  readonly basis_points: number;
}

/** The next discount that more would bring, where there is one that is larger than what is given already. Pure. */
export function nextStep(steps: readonly Step[], wanted: number): Step | null {
  const given = Math.max(0, ...steps.filter(({ from }) => from <= wanted).map((one) => one.basis_points));
  const larger = steps.filter(({ from, basis_points }) => from > wanted && basis_points > given);
  return larger.toSorted((one, other) => one.from - other.from)[0] ?? null;
}
