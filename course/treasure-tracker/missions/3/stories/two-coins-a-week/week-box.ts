/** Where the box of a week is on the board, from 0. */
export const weekBox = (week: number): [x: number, y: number] => [-104 + week * 52, 22];
