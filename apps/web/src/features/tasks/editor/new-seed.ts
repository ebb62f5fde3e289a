/** A seed that nobody has drawn before, as likely as can be. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
