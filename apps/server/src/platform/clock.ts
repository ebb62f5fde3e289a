/** Where time enters the server; tests bring their own. */
export type Clock = () => Date;

/** The machine's time: the server reads it nowhere else. */
export const systemClock: Clock = () => new Date();
