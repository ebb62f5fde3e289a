/** What the columns of the teachers' grid are. Apart from the endpoints: the address of a screen is read before its code is there. */
export const gridKinds = ['skills', 'games'] as const;
export type GridKind = (typeof gridKinds)[number];
