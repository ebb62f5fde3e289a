/** The moves of a rod, ordered for the eye. Pure. */

/** Adding, and taking away. */
export const directions = [1, -1] as const;
export type Direction = (typeof directions)[number];

/** The digits of a rod. */
export const digits: readonly number[] = Array.from({ length: 10 }, (_, digit) => digit);

const sizes = Array.from({ length: 9 }, (_, index) => index + 1);

/** The moves of a direction, the smallest first. */
export const movesOf = (direction: Direction): readonly number[] => sizes.map((size) => direction * size);
