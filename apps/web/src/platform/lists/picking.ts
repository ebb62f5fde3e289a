/** How many a list to pick from shows; the others are found by name. */
export const SHOWN = 25;

/** Time without a further letter after which the list follows. */
export const PAUSE_MS = 250;
