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

/** Whether somebody who types a name means this one: capitals and gaps do not matter. */
export function isSameName(typed: string, name: string): boolean {
  const plain = (text: string) => text.normalize().trim().replace(/\s+/gu, ' ').toLowerCase();
  return plain(typed) === plain(name);
}
