/** When a figure says little yet (decision 284). */

/** Of fewer answers a figure is grey, and nothing is proposed from it. */
export const FEW_ANSWERS = 20;
