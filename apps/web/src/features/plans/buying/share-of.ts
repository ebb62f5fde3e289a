/** What part of an amount a discount is, in percent with a tenth at most: it was rounded to the kopeck. */
export const shareOf = (discount: number, amount: number): number =>
  amount === 0 ? 0 : Math.round((1000 * discount) / amount) / 10;
