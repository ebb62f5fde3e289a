/** Who a person is; access to every endpoint is declared by role. */
export const roles = ['STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN'] as const;
export type Role = (typeof roles)[number];
