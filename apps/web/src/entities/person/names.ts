/** How a person is called where there is little room. */
import { type Named, nameOf } from '@mindhero/contract/name';

export { nameOf };

/** How a person is spoken to; by the user name who has told no other. */
export function firstNameOf({ first_name, username }: Named): string {
  return first_name || username;
}

/** First name and the first letter of the last: `Sofia K.` */
export function shortNameOf(person: Named): string {
  const initial = person.last_name.at(0);
  return initial === undefined ? nameOf(person) : `${person.first_name} ${initial}.`.trim();
}
