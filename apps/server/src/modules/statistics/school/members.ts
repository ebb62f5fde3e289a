/** The pupils of a school by their groups. */

/** Memberships of open accounts. The few that are closed have an index of their own. Parameter: `$1` the school. */
export const membersSql = `member as materialized (
  select membership.group_id, membership.user_id
  from groups join group_members as membership on membership.group_id = groups.id
  where groups.school_id = $1
    and not exists (select from users where users.id = membership.user_id and not users.is_active)
)`;
