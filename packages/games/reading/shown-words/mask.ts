/** The place of the last word is covered for so long, in milliseconds, so that what the eye keeps is not read later. */
export const MASK_MS = 300;
