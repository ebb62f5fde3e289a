/**
 * Secrets that can be guessed, as the throttle tells them apart. Named here for those who check one and who give a new
 * one, so that both mean the same count of failures.
 */

/** The password with which somebody signs in; the name is as it was typed, and need not be anybody's. */
export const signInOf = (username: string) => `sign-in ${username}`;

/** The password that is asked for once more of somebody who has signed in. */
export const passwordOf = (id: number) => `password of ${id}`;

/** The code of the second factor, which is asked for only of who knows the password. */
export const secondFactorOf = (id: number) => `second factor of ${id}`;

/** The code by which a student who registered alone is taken in. */
export const takeInOf = (username: string) => `take-in ${username}`;

/** All that can be guessed of a person. */
export const secretsOf = ({ id, username }: { readonly id: number; readonly username: string }) => [
  signInOf(username),
  passwordOf(id),
  secondFactorOf(id),
  takeInOf(username),
];
