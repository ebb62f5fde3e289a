/** When a figure says little yet. */

/** Of fewer answers it is shown in grey. */
export const FEW_ANSWERS = 20;
