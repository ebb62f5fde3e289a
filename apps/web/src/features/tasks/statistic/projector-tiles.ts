/** How large tiles may be so that a class fits on the wall. Pure. */

export interface Area {
  readonly width: number;
  readonly height: number;
}

export interface Tiling {
  readonly columns: number;
  /** Width of a tile. */
  readonly size: number;
}

/** Height of a tile as a share of its width: a face, a name, how far. */
export const TILE_RATIO = 1.1;
export const TILE_GAP = 10;
/** Smaller ones tell nothing from the last row: then the wall scrolls. */
const LEAST = 60;
const MOST = 240;

const sizeIn = ({ width, height }: Area, count: number, columns: number) => {
  const rows = Math.ceil(count / columns);
  const byWidth = (width - TILE_GAP * (columns - 1)) / columns;
  const byHeight = (height - TILE_GAP * (rows - 1)) / rows / TILE_RATIO;
  return Math.floor(Math.min(byWidth, byHeight, MOST));
};

/** The largest tiles of which so many fit; of the least size where even these do not fit. */
export function tilingOf(count: number, area: Area): Tiling {
  const all = Array.from({ length: Math.max(1, count) }, (_, index) => ({
    columns: index + 1,
    size: sizeIn(area, count, index + 1),
  }));
  const best = all.reduce((one, other) => (other.size > one.size ? other : one));
  if (best.size >= LEAST) return best;
  return { columns: Math.max(1, Math.floor((area.width + TILE_GAP) / (LEAST + TILE_GAP))), size: LEAST };
}
