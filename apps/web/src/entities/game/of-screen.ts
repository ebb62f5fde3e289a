/** How an address of the manual says that the page of a screen is meant, whichever that is for its reader. */
export const OF_SCREEN = 'screen-';
