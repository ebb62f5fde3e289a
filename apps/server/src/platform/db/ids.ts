/** The ids alone. */
export async function idsOf(rows: PromiseLike<readonly { readonly id: number }[]>): Promise<number[]> {
  return (await rows).map(({ id }) => id);
}
