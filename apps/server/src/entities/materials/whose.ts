/**
 * Whose materials somebody may use beside those of the library and their own, said once: as text, since lists and the
 * choice for a play put it into statements of different kinds. People and schools are `$1` and so on, or expressions.
 */

/** The teachers of a pupil: who made the account, and who has a group of theirs. One column, `id`; none of anybody else. */
export const teachersOf = (pupil: string): string => `
    select u.created_by as id from users u where u.id = ${pupil} and u.role = 'STUDENT' and u.created_by is not null
    union select g.teacher_id from group_members gm join groups g on g.id = gm.group_id join users u on u.id = gm.user_id
      where gm.user_id = ${pupil} and u.role = 'STUDENT' and g.teacher_id is not null`;

/** Whether what the user of this name shares is shared with the staff of the school. */
export const sharesWith = (user: string, school: string): string =>
  `${user}.school_id = ${school} and ${user}.role in ('TEACHER', 'DIRECTOR')`;
