/** The three areas as they stand on the wire; the flag of `memory` is `can_use_logic`. */
export const subjects = ['math', 'reading', 'memory'] as const;
export type Subject = (typeof subjects)[number];
