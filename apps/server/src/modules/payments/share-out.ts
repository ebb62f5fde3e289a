/**
 * Parts an amount by weights, in whole kopecks that add up to it. No part is larger than its weight as long as the amount
 * is not larger than all of them. Pure.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  // Exact, since amounts of an order multiplied are beyond what a number holds.
  const shares = weights.map((weight) =>
    whole === 0 ? 0 : Number((BigInt(amount) * BigInt(weight)) / BigInt(whole)),
  );
  let rest = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => {
    const more = Math.min(rest, (weights[at] ?? 0) - share);
    rest -= more;
    return share + more;
  });
}
