/** How the options of a question are called on paper: A, B, C … @param index from 0 */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
