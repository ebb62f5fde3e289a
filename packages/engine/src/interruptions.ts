/**
 * A stimulus that a pause or a hidden tab cuts short is replaced by another one, so often in a play. Whoever interrupts
 * more of them could pick the easy ones: from then on an interrupted one counts as missed.
 */
export const INTERRUPTIONS_FORGIVEN = 3;
