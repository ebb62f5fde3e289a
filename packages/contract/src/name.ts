/** How a person is called. */
export interface Named {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** First and last name; the username of who gave neither. */
export function nameOf({ first_name, last_name, username }: Named): string {
  return `${first_name} ${last_name}`.trim() || username;
}

/** Whether a search by name or username finds a person: each word that was typed stands in one of the names. */
export function isFound(person: Named, search: string): boolean {
  const names = `${person.first_name} ${person.last_name} ${person.username}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => names.includes(word));
}
