/** How a person is called. */
interface Named {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

/** First and last name; the username of who gave neither. */
export function nameOf({ first_name, last_name, username }: Named): string {
  return `${first_name} ${last_name}`.trim() || username;
}

export function firstNameOf({ first_name, username }: Named): string {
  return first_name || username;
}

/** First name and the first letter of the last: `Sofia K.` */
export function shortNameOf(person: Named): string {
  const initial = person.last_name.at(0);
  return initial === undefined ? nameOf(person) : `${person.first_name} ${initial}.`.trim();
}
