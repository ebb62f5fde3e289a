/** What part of an amount a discount is, in basis points: it was rounded to the kopeck. Pure. */
export const shareOf = (discount: number, amount: number): number =>
  amount === 0 ? 0 : Math.round((10_000 * discount) / amount);
