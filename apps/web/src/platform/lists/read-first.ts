/** As many rows as a page of any list can have. */
export const LARGEST_PAGE = 100;

/** The rows of the first so many, page by page: how many there are is known only with the last. */
export async function readFirst<Row>(
  most: number,
  readPage: (page: number) => Promise<{ readonly results: readonly Row[] }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < most; page++) {
    const { results } = await readPage(page);
    rows.push(...results);
    if (results.length < LARGEST_PAGE) break;
  }
  return rows.slice(0, most);
}
