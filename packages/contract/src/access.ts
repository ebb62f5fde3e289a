/** The maps of access that several endpoints share. */

/** Everybody who is signed in, for what is their own. */
export const ownOnly = { STUDENT: 'self', TEACHER: 'self', DIRECTOR: 'self', ADMIN: 'self' } as const;

/** A person who is no pupil, for what is their own. */
export const ownOfStaff = { TEACHER: 'self', DIRECTOR: 'self', ADMIN: 'self' } as const;

/** A person who looks after students, for theirs. */
export const staff = { TEACHER: 'own_students', DIRECTOR: 'own_school', ADMIN: 'all' } as const;

/** A person who leads a school, or all of them. */
export const leading = { DIRECTOR: 'own_school', ADMIN: 'all' } as const;

/** Staff for their students', and students for what is their own. */
export const viewers = { STUDENT: 'self', ...staff } as const;
